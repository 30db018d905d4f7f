import { formatSeat, formatTile, parseSeat, parseTiles, seatNames } from './notation';
import type { Seat, WinContext } from './types';

/** What a word says of a win: what it changes in the context. */
export type Circumstance = (context: WinContext) => Partial<WinContext>;

/** What may be stated: so many tiles, a whole number, a suit, or one or several seats that are not the winner's. */
export type Stated =
  | { readonly sort: 'tiles'; readonly most: number }
  | { readonly sort: 'number'; readonly least: number; readonly most: number }
  | { readonly sort: 'suit' }
  | { readonly sort: 'seat' }
  | { readonly sort: 'seats' };

/** The value of a statement: the kinds of tiles, seats, or one number or suit (as `suitOf` has it). Empty where nothing is stated. */
export type StatedValue = readonly number[];

/** A value that may be stated of a win. */
export interface Statement {
  readonly stated: Stated;
  /** What it changes in the context, to which what was said before has been added. */
  readonly says: (context: WinContext, value: StatedValue) => Partial<WinContext>;
  /** The value that a win of play had. */
  readonly of: (context: WinContext) => StatedValue;
}

/** Words and statements by name. */
export type Situations = Readonly<Record<string, Circumstance | Statement>>;

/** The words alone, by name. */
export function circumstancesOf(situations: Situations): readonly (readonly [string, Circumstance])[] {
  return Object.entries(situations).flatMap(([word, says]) =>
    typeof says === 'function' ? [[word, says] as const] : [],
  );
}

/** The values that may be stated, by name. */
export function statementsOf(situations: Situations): readonly (readonly [string, Statement])[] {
  return Object.entries(situations).flatMap(([name, statement]) =>
    typeof statement === 'function' ? [] : [[name, statement] as const],
  );
}

/** A table at which something is stated: how many tiles there are by face, and the winner among so many seats. */
export interface StatedAt {
  readonly printed: readonly number[];
  readonly seats: number;
  readonly seat: number;
}

/** Reads a stated value as requests and kept drafts write it: `["4m", "E"]` or `"4m"`, `2`, `"p"`, `"W"`, `["E", "W"]`. Null where it is none. */
export function readStated(stated: Stated, value: unknown, at: StatedAt): StatedValue | null {
  switch (stated.sort) {
    case 'tiles': {
      const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
      const tiles = parseTiles(texts.map((text) => (typeof text === 'string' ? text : '?')).join(' '));
      const areThere = tiles.ok && tiles.value.every((kind) => at.printed[kind]! > 0);
      return areThere && tiles.value.length <= stated.most ? tiles.value : null;
    }
    case 'number': {
      const isIn = typeof value === 'number' && value >= stated.least && value <= stated.most;
      return isIn && Number.isInteger(value) ? [value] : null;
    }
    case 'suit': {
      const suit = SUIT_LETTERS.findIndex((letter) => letter === value);
      return suit < 0 ? null : [suit];
    }
    case 'seat':
      return otherSeats([value], at);
    case 'seats':
      return otherSeats(Array.isArray(value) ? value : [value], at);
  }
}

/** Of each suit its letter, in their order. */
const SUIT_LETTERS = ['m', 'p', 's'] as const;

/** Seats that are not the winner's, each once and in their order; null where one is none. */
function otherSeats(texts: readonly unknown[], { seats, seat }: StatedAt): readonly Seat[] | null {
  const read = new Set(texts.map((text) => parseSeat(text, seats)));
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => read.has(other));
  return others.length === read.size && !others.includes(seat) ? others : null;
}

/** The same value as text or number; `readStated` reads it back. */
export function writeStated({ sort }: Stated, value: StatedValue): string | number | string[] {
  const [first = 0] = value;
  if (sort === 'tiles') return value.map(formatTile);
  if (sort === 'seats') return value.map(formatSeat);
  if (sort === 'suit') return SUIT_LETTERS[first] ?? '';
  return sort === 'seat' ? formatSeat(first) : first;
}

/** What may be stated, as a refusal says it. */
export function allowedIn(stated: Stated, seats: number): string {
  switch (stated.sort) {
    case 'tiles':
      return `a list of at most ${stated.most} of the tiles in play`;
    case 'number':
      return `a whole number from ${stated.least} to ${stated.most}`;
    case 'suit':
      return `one of ${SUIT_LETTERS.join(', ')}`;
    case 'seat':
      return `another seat than "seat": ${seatNames(seats)}`;
    case 'seats':
      return `a list of other seats than "seat": ${seatNames(seats)}`;
  }
}

/** A win of which nothing in particular is known. */
export const NO_SITUATION: Pick<
  WinContext,
  | 'marked'
  | 'kong'
  | 'lastTile'
  | 'kongs'
  | 'forBonus'
  | 'othersOpen'
  | 'firstGo'
  | 'firstDraw'
  | 'firstDiscard'
  | 'river'
  | 'carry'
  | 'extras'
> = {
  marked: [],
  kong: null,
  lastTile: false,
  kongs: 0,
  forBonus: false,
  othersOpen: 0,
  firstGo: false,
  firstDraw: false,
  firstDiscard: false,
  river: [],
  carry: {},
  extras: {},
};

const DEALER = 0;

/**
 * What most calculators may be told. What cannot go with the way of winning, the seats and the melds counts nothing.
 * Source: `rule-sets/hong-kong-old/RULES.md#faan`.
 */
export const standardSituations: Situations = {
  'last-tile': ({ by }) => (by === 'bonus-tiles' ? {} : { lastTile: true }),
  'kong-replacement': ({ by, kongs }) =>
    by === 'wall' ? { kongs: kongs === 0 ? 1 : kongs, end: 'back' } : {},
  'bonus-replacement': ({ by }) => (by === 'wall' ? { end: 'back', forBonus: true } : {}),
  'double-kong-replacement': ({ by }) => (by === 'wall' ? { kongs: 2, end: 'back' } : {}),
  'first-draw': ({ by, seat, melds }) =>
    by === 'wall' && seat === DEALER && melds.length === 0 ? { firstDraw: true, firstGo: true } : {},
  'first-discard': ({ by, from, melds }) =>
    by === 'discard' && from === DEALER && melds.length === 0 ? { firstDiscard: true, firstGo: true } : {},
};
