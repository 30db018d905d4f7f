import { demand, fail } from './breach';
import { kindOf, WINDS } from './tiles';
import type { Wind } from './tiles';

export type Fields = Readonly<Record<string, unknown>>;

export interface GameEvent {
  readonly type: string;
  readonly p: number;
  readonly tile: number;
  readonly from: unknown;
  readonly own: readonly number[];
  readonly by: string;
  readonly claim: string | null;
  readonly score: unknown;
  readonly gave: readonly number[];
  readonly got: readonly number[];
  /** All that the record has of it. */
  readonly fields: Fields;
}

export interface Entry {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly event: number;
  /** What it is for, in the record's words; left out where the rules give it no name. */
  readonly reason?: string;
}

export interface Result {
  readonly kind: string;
  readonly scores: readonly number[];
  readonly ledger: readonly Entry[];
  readonly pot: unknown;
  /** All that the record has of it. */
  readonly fields: Fields;
}

export interface Hand {
  readonly round: Wind;
  readonly number: number;
  readonly repeat: number;
  readonly dealer: number;
  readonly dice: readonly number[];
  readonly wall: readonly number[];
  readonly break: { readonly side: number; readonly stack: number };
  readonly deal: readonly (readonly number[])[];
  readonly events: readonly GameEvent[];
  readonly result: Result | null;
}

export const PLAYERS = [0, 1, 2, 3] as const;

/** The fields an event must have besides `type`. */
const EVENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  bonus: ['p', 'tile'],
  draw: ['p', 'tile', 'from'],
  discard: ['p', 'tile'],
  'concealed-kong': ['p', 'tile'],
  'added-kong': ['p', 'tile'],
  exchange: ['p', 'gave', 'got'],
  vote: ['p', 'more'],
  'joker-exchange': ['p', 'tile', 'from', 'meld'],
  dead: ['p', 'why'],
  aborted: ['why'],
  pass: ['p'],
  'false-win': ['p', 'tile', 'by', 'from'],
  win: ['p', 'tile', 'by', 'from', 'score'],
  exhausted: [],
};

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readFields(value: unknown, where: string): Fields {
  return isFields(value) ? value : fail(`${where}: expected an object`);
}

export function readList(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(`${where}: expected a list`);
}

export function readWhole(value: unknown, where: string): number {
  return typeof value === 'number' && Number.isInteger(value)
    ? value
    : fail(`${where}: expected a whole number, found ${JSON.stringify(value)}`);
}

export function readText(value: unknown, where: string): string {
  return typeof value === 'string' ? value : fail(`${where}: expected text`);
}

function readPlayer(value: unknown, where: string): number {
  const player = readWhole(value, where);
  demand(player >= 0 && player <= 3, `${where}: expected a player from 0 to 3, found ${player}`);
  return player;
}

/** A tile of a game whose set has so many of each kind. */
function readTile(value: unknown, where: string, set: readonly number[]): number {
  const kind = kindOf(readText(value, where));
  const isThere = kind !== null && (set[kind] ?? 0) > 0;
  return isThere ? kind : fail(`${where}: expected a tile, found ${JSON.stringify(value)}`);
}

function readTiles(value: unknown, where: string, set: readonly number[]): number[] {
  return readList(value, where).map((tile, at) => readTile(tile, `${where}[${at}]`, set));
}

export function readFour<T>(value: unknown, where: string, read: (v: unknown, w: string) => T): T[] {
  const list = readList(value, where);
  demand(list.length === 4, `${where}: expected one for each of the four players`);
  return list.map((item, at) => read(item, `${where}[${at}]`));
}

/** What records of a game may hold besides the common. */
interface Dialect {
  readonly set: readonly number[];
  readonly claims: readonly { readonly type: string }[];
  readonly events: Readonly<Record<string, { readonly fields: readonly string[] }>>;
  /** Points may come from outside the players, and go there. */
  readonly hasBank: boolean;
}

/** Who pays where nobody does. */
export const BANK = -1;

function readEvent(value: unknown, where: string, { set, events, claims }: Dialect): GameEvent {
  const fields = readFields(value, where);
  const written = readText(fields['type'], `${where}.type`);
  const type = written === 'declare' ? readText(fields['what'], `${where}.what`) : written;
  const needed =
    (claims.some((claim) => claim.type === type) ? ['p', 'tile', 'from', 'own'] : undefined) ??
    EVENT_FIELDS[type] ??
    events[type]?.fields ??
    fail(`${where}: the event ${type} is none of this rule set`);
  for (const name of needed) {
    demand(fields[name] !== undefined, `${where}: ${type} without ${name}`);
  }
  const tilesIn = (name: string): number[] =>
    needed.includes(name) ? readTiles(fields[name], `${where}.${name}`, set) : [];
  return {
    type,
    p: needed.includes('p') ? readPlayer(fields['p'], `${where}.p`) : -1,
    tile: needed.includes('tile') ? readTile(fields['tile'], `${where}.tile`, set) : -1,
    from: fields['from'],
    own: tilesIn('own'),
    gave: tilesIn('gave'),
    got: tilesIn('got'),
    by: needed.includes('by') ? readText(fields['by'], `${where}.by`) : '',
    claim: fields['claim'] === undefined ? null : readText(fields['claim'], `${where}.claim`),
    score: fields['score'],
    fields,
  };
}

function readEntry(value: unknown, where: string, { hasBank }: Dialect): Entry {
  const fields = readFields(value, where);
  const readPayer = (name: string): number =>
    hasBank && fields[name] === null ? BANK : readPlayer(fields[name], `${where}.${name}`);
  return {
    from: readPayer('from'),
    to: readPayer('to'),
    amount: readWhole(fields['amount'], `${where}.amount`),
    event: readWhole(fields['event'], `${where}.event`),
    reason: readText(fields['reason'], `${where}.reason`),
  };
}

function readResult(value: unknown, where: string, dialect: Dialect): Result {
  const fields = readFields(value, where);
  return {
    kind: readText(fields['kind'], `${where}.kind`),
    scores: readFour(fields['scores'], `${where}.scores`, readWhole),
    ledger: readList(fields['ledger'], `${where}.ledger`).map((entry, at) =>
      readEntry(entry, `${where}.ledger[${at}]`, dialect),
    ),
    pot: fields['pot'],
    fields,
  };
}

/** One hand of a record with its tiles as kinds; a breach for anything of the wrong shape. */
export function readHand(value: unknown, where: string, dialect: Dialect): Hand {
  const fields = readFields(value, where);
  const round = WINDS.find((wind) => wind === fields['round']);
  const broken = readFields(fields['break'], `${where}.break`);
  return {
    round: round ?? fail(`${where}.round: expected a wind`),
    number: readWhole(fields['number'], `${where}.number`),
    repeat: readWhole(fields['repeat'], `${where}.repeat`),
    dealer: readPlayer(fields['dealer'], `${where}.dealer`),
    dice: readList(fields['dice'], `${where}.dice`).map((die) => readWhole(die, `${where}.dice`)),
    wall: readTiles(fields['wall'], `${where}.wall`, dialect.set),
    break: {
      side: readPlayer(broken['side'], `${where}.break.side`),
      stack: readWhole(broken['stack'], `${where}.break.stack`),
    },
    deal: readFour(fields['deal'], `${where}.deal`, (dealt, at) => readTiles(dealt, at, dialect.set)),
    events: readList(fields['events'], `${where}.events`).map((event, at) =>
      readEvent(event, `${where}.events[${at}]`, dialect),
    ),
    result: fields['result'] === undefined ? null : readResult(fields['result'], `${where}.result`, dialect),
  };
}
