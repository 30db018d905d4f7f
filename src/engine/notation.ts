import { quote } from './quote';
import { fail, ok, type Result } from './result';
import {
  ALL_KINDS,
  ANY_FLOWER,
  FIRST_ANIMAL,
  FIRST_FLOWER,
  FIRST_RED_FIVE,
  FIRST_SEASON,
  FIRST_WIND,
  isRedFive,
  JOKER,
} from './tiles';
import type { Seat, TileKind } from './types';

interface WrittenSuit {
  readonly first: TileKind;
  readonly ranks: number;
}

/** Suits as they are written after a run of ranks. */
const SUIT_LETTERS: ReadonlyMap<string, WrittenSuit> = new Map([
  ['m', { first: 0, ranks: 9 }],
  ['p', { first: 9, ranks: 9 }],
  ['s', { first: 18, ranks: 9 }],
  ['f', { first: FIRST_FLOWER, ranks: 4 }],
  ['y', { first: FIRST_SEASON, ranks: 4 }],
  ['a', { first: FIRST_ANIMAL, ranks: 8 }],
]);
const HONOUR_LETTERS = 'ESWNCFP';
/** Seats by their wind in a deal; the first is the dealer. */
const SEAT_LETTERS = 'ESWN';
/** Kinds that stand alone. */
const SINGLE_LETTERS: ReadonlyMap<TileKind, string> = new Map([
  [JOKER, 'J'],
  [ANY_FLOWER, 'B'],
]);
/** The rank that a red five is written with. */
const RED = '0';

/** The suits that have a red five, in their order. */
const REDS = 'mps';

/** Faces in the order of Unicode from U+1F000; it puts the fourth flower before the third. */
const UNICODE_ORDER = 'E S W N C F P 123456789m 123456789s 123456789p 12f4f3f 1234y J';
const FIRST_UNICODE_TILE = 0x1f000;

/** More signs than all tiles of any game have. */
const MOST_SIGNS = 4000;

const BLANKS = /[\s\uFE0E\uFE0F]/gu;

const NAMES: readonly string[] = Array.from({ length: ALL_KINDS }, (_, kind) => nameOf(kind));
const SINGLE_SIGNS: ReadonlyMap<string, TileKind> = singleSigns();

/** A text without white space and variation selectors, which mean nothing in it. */
export function stripBlanks(text: string): string {
  return text.replace(BLANKS, '');
}

/**
 * Tile kinds in the order written; ranks of one suit may be joined (`123m`), Unicode tiles may be mixed in.
 * A joker is `J`, the one flower of some games `B`, a red five has the rank 0 (`0m`, `340p`).
 */
export function parseTiles(text: string): Result<TileKind[]> {
  const kinds: TileKind[] = [];
  let ranks = '';
  const signs = stripBlanks(text);
  if (signs.length > MOST_SIGNS) return fail(`${quote(signs)} is longer than all tiles together.`);
  for (const sign of signs) {
    if (sign >= '0' && sign <= '9') {
      ranks += sign;
      continue;
    }
    const suit = SUIT_LETTERS.get(sign);
    const read = suit ? readRun(ranks, sign, suit) : readSingle(ranks, sign);
    if (!read.ok) return read;
    for (const kind of read.value) kinds.push(kind);
    ranks = '';
  }
  return ranks === '' ? ok(kinds) : fail(`${quote(ranks)} has no suit letter after it.`);
}

/** One tile as text: `1m`, `E`, `2f`. */
export function formatTile(kind: TileKind): string {
  const name = NAMES[kind];
  if (name === undefined) throw new Error(`There is no tile kind ${kind}.`);
  return name;
}

/** Tiles in the order given, neighbours of one suit joined: `123m`, `EE`, `12f`. */
export function formatTiles(kinds: readonly TileKind[]): string {
  let text = '';
  kinds.forEach((kind, at) => {
    const name = formatTile(kind);
    const next = kinds[at + 1];
    const joined = name.length > 1 && next !== undefined && formatTile(next)[1] === name[1];
    text += joined ? name.charAt(0) : name;
  });
  return text;
}

/** A seat by its wind at a table of so many: `E` is the dealer. Null for anything else. */
export function parseSeat(text: unknown, seats: number): Seat | null {
  if (typeof text !== 'string' || text.length !== 1) return null;
  const seat = SEAT_LETTERS.slice(0, seats).indexOf(text);
  return seat < 0 ? null : seat;
}

/** What `parseSeat` reads: `E, S, W or N`. */
export function seatNames(seats: number): string {
  const letters = Array.from(SEAT_LETTERS.slice(0, seats));
  return `${letters.slice(0, -1).join(', ')} or ${letters.at(-1)}`;
}

export function formatSeat(seat: Seat): string {
  return SEAT_LETTERS.charAt(seat);
}

function readRun(ranks: string, letter: string, suit: WrittenSuit): Result<TileKind[]> {
  if (ranks === '') return fail(`"${letter}" has no rank before it.`);
  const red = REDS.indexOf(letter);
  const wrong = Array.from(ranks).find((rank) => (rank === RED ? red < 0 : Number(rank) > suit.ranks));
  if (wrong !== undefined) return fail(`"${wrong}${letter}" is no tile.`);
  return ok(
    Array.from(ranks, (rank) => (rank === RED ? FIRST_RED_FIVE + red : suit.first + Number(rank) - 1)),
  );
}

function readSingle(ranks: string, sign: string): Result<TileKind[]> {
  if (ranks !== '') return fail(`${quote(ranks)} has no suit letter after it.`);
  const kind = SINGLE_SIGNS.get(sign);
  return kind === undefined ? fail(`"${sign}" is no tile.`) : ok([kind]);
}

function nameOf(kind: TileKind): string {
  for (const [letter, { first, ranks }] of SUIT_LETTERS) {
    if (kind >= first && kind < first + ranks) return `${kind - first + 1}${letter}`;
  }
  if (isRedFive(kind)) return RED + REDS.charAt(kind - FIRST_RED_FIVE);
  return SINGLE_LETTERS.get(kind) ?? HONOUR_LETTERS.charAt(kind - FIRST_WIND);
}

function singleSigns(): Map<string, TileKind> {
  const signs = new Map(Array.from(HONOUR_LETTERS, (letter, at) => [letter, FIRST_WIND + at]));
  for (const [kind, letter] of SINGLE_LETTERS) signs.set(letter, kind);
  let code = FIRST_UNICODE_TILE;
  for (const run of UNICODE_ORDER.match(/\d+[a-z]|[A-Z]/g) ?? []) {
    const ranks = run.slice(0, -1) || ' ';
    for (const rank of ranks) {
      const name = rank.trim() + run.slice(-1);
      signs.set(String.fromCodePoint(code++), NAMES.indexOf(name));
    }
  }
  return signs;
}

/** Kinds of a text of ours such as `123pCCC`; throws if it is none. */
export function kindsOfText(text: string): TileKind[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}
