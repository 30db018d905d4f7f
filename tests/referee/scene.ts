import { naiveScore } from '../naive/naiveScore';

/** Scripted records for the referee's tests: a fixed wall, and events written one by one. */

export interface EventJson {
  type: string;
  what?: string;
  p?: number;
  tile?: string;
  from?: number | string | null;
  own?: string[];
  by?: string;
  claim?: string;
  score?: unknown;
  why?: string;
  step?: number;
  gave?: string[] | undefined;
  got?: string[] | undefined;
  more?: boolean;
  meld?: number;
}

export interface EntryJson {
  from: number;
  to: number;
  amount: number;
  reason: string;
  event: number;
}

export interface HandJson {
  round: string;
  number: number;
  repeat: number;
  dealer: number;
  seats?: number[];
  dice: number[];
  wall: string[];
  break: { side: number; stack: number };
  deal: string[][];
  events: EventJson[];
  result?: { kind: string; scores: number[]; ledger: EntryJson[]; pot?: number };
}

export interface RecordJson {
  format: string;
  version: number;
  app: string;
  rules: string;
  rulesVersion: number;
  options: Record<string, unknown>;
  seed: string | null;
  commitment?: string;
  players: { name: string; kind: string; bot?: string }[];
  seating?: (number | null)[][];
  startScores: number[];
  complete: boolean;
  hands: HandJson[];
}

export interface Setup {
  readonly rules?: string;
  readonly options?: Record<string, unknown>;
  readonly number?: number;
  readonly repeat?: number;
  /** Tiles dealt to players 0–3, up to 13 each; the rest is filled up. */
  readonly hands?: readonly string[];
  /** Tiles drawn from the front, the dealer's fourteenth first; and from the back. */
  readonly front?: string;
  readonly back?: string;
}

const WINDS = ['E', 'S', 'W', 'N'];
const DEALT = 13;

/** The tiles of a text such as `123m4pE`, one by one. */
function parseTiles(text: string): string[] {
  const runs = text.match(/\d+[mpsfy]|[ESWNCFPBJ]/g) ?? [];
  return runs.flatMap((run) =>
    run.length === 1
      ? [run]
      : run
          .slice(0, -1)
          .split('')
          .map((digit) => digit + run.slice(-1)),
  );
}

function isBonusName(tile: string): boolean {
  return tile.endsWith('f') || tile.endsWith('y');
}

function fullSetNames(setup: Setup): string[] {
  const plain = parseTiles('123456789m123456789p123456789sESWNCFP');
  const set = plain.flatMap((tile) => [tile, tile, tile, tile]);
  if (setup.rules === 'american') return [...set, ...parseTiles('BBBBBBBBJJJJJJJJ')];
  return hasBonusTiles(setup) ? [...set, ...parseTiles('1234f1234y')] : set;
}

function take(pool: string[], tiles: readonly string[]): void {
  for (const tile of tiles) {
    const at = pool.indexOf(tile);
    if (at < 0) throw new Error(`The scene uses too many of ${tile}.`);
    pool.splice(at, 1);
  }
}

/** Takes plain tiles out of the pool for a hand that is not written out, far apart in the set. */
function fillUp(pool: string[], hand: string[]): void {
  while (hand.length < DEALT) {
    const plain = pool.filter((tile) => !isBonusName(tile));
    const tile = plain[(hand.length * 29) % plain.length] ?? '';
    take(pool, [tile]);
    hand.push(tile);
  }
}

/** The wall from the break on: the deal in its groups, the front, the rest, the back. */
function layWall(setup: Setup, deal: readonly (readonly string[])[], dealer: number): string[] {
  const inTurn = [0, 1, 2, 3].map((place) => deal[(dealer + place) % 4] ?? []);
  const groups = [0, 4, 8].flatMap((start) => inTurn.flatMap((h) => h.slice(start, start + 4)));
  const singles = inTurn.flatMap((hand) => hand.slice(12, 13));
  const front = parseTiles(setup.front ?? '');
  const back = parseTiles(setup.back ?? '').toReversed();
  const rest = fullSetNames(setup);
  take(rest, [...groups, ...singles, ...front, ...back]);
  const plain = rest.filter((tile) => !isBonusName(tile));
  const middle = Math.floor(plain.length / 2);
  const filler = [...plain.slice(0, middle), ...rest.filter(isBonusName), ...plain.slice(middle)];
  return [...groups, ...singles, ...front, ...filler, ...back];
}

function hasBonusTiles(setup: Setup): boolean {
  return setup.rules !== 'taisen' && setup.options?.['bonusTiles'] !== false;
}

function dealHands(setup: Setup): string[][] {
  const pool = fullSetNames(setup);
  const hands = [0, 1, 2, 3].map((p) => parseTiles(setup.hands?.[p] ?? ''));
  take(pool, [...hands.flat(), ...parseTiles(setup.front ?? ''), ...parseTiles(setup.back ?? '')]);
  for (const hand of hands) fillUp(pool, hand);
  return hands;
}

function diceOf(setup: Setup): number[] {
  if (setup.rules === 'taisen' || setup.rules === 'american') return [2, 3];
  return setup.options?.['dice'] === 'two-twice' ? [2, 3, 1, 1] : [1, 1, 3];
}

function layHand(setup: Setup): HandJson {
  const number = setup.number ?? 1;
  const dealer = (number - 1) % 4;
  const deal = dealHands(setup);
  const dice = diceOf(setup);
  return {
    round: WINDS[Math.floor((number - 1) / 4)] ?? '',
    number,
    repeat: setup.repeat ?? 0,
    dealer,
    dice,
    wall: layWall(setup, deal, dealer),
    break: { side: dealer, stack: dice.reduce((sum, die) => sum + die, 0) },
    deal,
    events: [],
  };
}

export interface WinScript {
  readonly by: string;
  readonly from?: number;
  readonly tile: string;
  /** The winner's hand as the calculator reads it. */
  readonly hand: string;
  readonly situation?: readonly string[];
}

export class Scene {
  readonly setup: Setup;
  readonly json: HandJson;
  private front = DEALT * 4;
  private back: number;

  constructor(setup: Setup) {
    this.setup = setup;
    this.json = layHand(setup);
    this.back = this.json.wall.length;
    this.draw(this.json.dealer);
  }

  add(event: EventJson): this {
    this.json.events.push(event);
    return this;
  }

  draw(p: number): this {
    const tile = this.json.wall[this.front] ?? '';
    this.front += 1;
    return this.add({ type: 'draw', p, tile, from: 'front' });
  }

  replace(p: number): this {
    this.back -= 1;
    return this.add({ type: 'draw', p, tile: this.json.wall[this.back] ?? '', from: 'back' });
  }

  bonus(p: number, tiles: string): this {
    for (const tile of parseTiles(tiles)) this.add({ type: 'bonus', p, tile });
    return this;
  }

  discard(p: number, tile: string): this {
    return this.add({ type: 'discard', p, tile });
  }

  /** Each of these in turn discards what it draws. */
  turns(...players: readonly number[]): this {
    for (const p of players) this.draw(p).discard(p, this.lastTile());
    return this;
  }

  claim(type: string, [p, from]: readonly [number, number], [tile, own]: [string, string]): this {
    return this.add({ type, p, tile, from, own: parseTiles(own) });
  }

  kong(type: 'concealed-kong' | 'added-kong', p: number, tile: string): this {
    return this.add({ type, p, tile });
  }

  pass(p: number, claim?: string): this {
    return this.add(claim === undefined ? { type: 'pass', p } : { type: 'pass', p, claim });
  }

  falseWin(p: number, { by, tile, from }: { by: string; tile: string; from?: number }): this {
    return this.add({ type: 'false-win', p, tile, by, from: from ?? null });
  }

  win(p: number, { by, from, tile, hand, situation }: WinScript): this {
    const { dealer, round } = this.json;
    const seat = WINDS[(p - dealer + 4) % 4];
    const feeder = from === undefined ? {} : { from: WINDS[(from - dealer + 4) % 4] };
    const options = this.setup.options ?? {};
    const rules = this.setup.rules ?? 'hong-kong-old';
    const how = { by, ...feeder, situation: situation ?? [] };
    const score = naiveScore({ rules, hand, seat, round, ...how, options });
    return this.add({ type: 'win', p, tile, by, from: from ?? null, score });
  }

  /** From the draw of `p` on, everybody discards what they draw until so many tiles are left. */
  playUntil(left: number, p: number): this {
    let player = p;
    while (this.back - this.front > left) {
      this.draw(player);
      while (isBonusName(this.lastTile())) {
        this.bonus(player, this.lastTile());
        if (this.back - this.front <= left) return this;
        this.replace(player);
      }
      this.discard(player, this.lastTile());
      player = (player + 1) % 4;
    }
    return this;
  }

  /** The dealer discards the fourteenth, and nothing happens until the wall is empty. */
  drawOut(): HandJson {
    const { dealer } = this.json;
    const dead = Number(this.setup.options?.['deadWall'] ?? 0);
    return this.discard(dealer, this.lastTile())
      .playUntil(dead, (dealer + 1) % 4)
      .exhaust();
  }

  exhaust(): HandJson {
    return this.add({ type: 'exhausted' }).finish('draw', '');
  }

  /** The result from movements such as `0>2 16, 1>2 8`; of the latest event unless `@` tells another. */
  finish(kind: string, moves: string, pot?: number): HandJson {
    const latest = this.json.events.length - 1;
    const scores = [0, 0, 0, 0];
    const ledger = [...moves.matchAll(/(\d)>(\d) (\d+)(?: @(\d+))?/g)].map((parts) => {
      const [from = 0, to = 0, amount = 0, event = latest] = parts
        .slice(1)
        .map((part) => (part === undefined ? part : Number(part)));
      scores[from] = (scores[from] ?? 0) - amount;
      scores[to] = (scores[to] ?? 0) + amount;
      return { from, to, amount, reason: 'note', event };
    });
    this.json.result = { kind, scores, ledger, ...(pot === undefined ? {} : { pot }) };
    return this.json;
  }

  /** A record of this hand alone. */
  record(kind: string, moves: string): RecordJson {
    return recordOf(this.setup, [this.finish(kind, moves)]);
  }

  private lastTile(): string {
    return this.json.events.at(-1)?.tile ?? '';
  }
}

/** A record of the given hands, with the rules of a scene; not complete unless told. */
export function recordOf(setup: Setup, hands: HandJson[], more: Partial<RecordJson> = {}): RecordJson {
  return {
    format: 'mahjong-record',
    version: 1,
    app: '1.0.0',
    rules: setup.rules ?? 'hong-kong-old',
    rulesVersion: 1,
    options: setup.options ?? {},
    seed: null,
    players: [0, 1, 2, 3].map((p) => ({ name: `Player ${p}`, kind: 'human' })),
    startScores: [0, 0, 0, 0],
    complete: false,
    hands,
    ...more,
  };
}
