import { FIRST_DRAGON, FIRST_WIND, suitOf } from '../../engine/tiles';
import type { Random } from '../../engine/random';
import type { Seat, TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { EXPOSED } from '../value/table';
import { PHASES } from './shown';
import type { Shown } from './shown';

/** More discards of a suit, and more melds, tell no more. */
const DISCARDS = 6;
const MELDS = 4;
/** What a tile is to a seat: of the suit it has most of, of another, a wind, a dragon. */
const SORTS = 4;

export const MAIN_SIZE = PHASES * DISCARDS * MELDS;
export const HELD_SIZE = SORTS * PHASES * EXPOSED * 2;

/** What hidden hands are drawn from: tiles by kind, the next one last, and the kinds of all tiles. */
export interface HiddenSource {
  readonly piles: readonly TileId[][];
  readonly kinds: readonly TileKind[];
  readonly random: Random;
}

/** What seats are thought to hide, by what they show: `npm run research -- believe`. */
export interface Beliefs {
  /** The odds that a suit is the one a seat has most of, at `mainPlace`. */
  readonly main: readonly number[];
  /** How many times likelier than by chance a seat holds a tile that may be anywhere, at `heldPlace`. */
  readonly held: readonly number[];
  /** By phase: how much tiles attract others that go with them, as hands are collected, not dealt; 0 is not at all. */
  readonly clumping: readonly number[];
  /** How strong that attraction is between neighbours in a suit, where it is 1 between tiles alike; a quarter where this is left out. */
  readonly neighbour?: number;
  /** How much less likely a fourth tile alike is: who has four lays them out where that pays. */
  readonly fourth?: number;
  /** How many times likelier than by chance a seat holds a kind, where the rules bind it: never 0. */
  readonly holds?: (this: void, view: SeatView, seat: Seat) => (kind: TileKind) => number;
  /** Draws what a seat hides, in games that know better; nothing else here is asked then. */
  readonly draw?: (this: void, view: SeatView, seat: Seat, source: HiddenSource) => readonly TileId[];
  /** Of a game with a card: by `nearPlace`, how often so many tiles were missing of a hidden hand. */
  readonly missing?: readonly (readonly number[])[];
}

/** Every tile may be anywhere. */
export const EVEN: Beliefs = {
  main: Array<number>(MAIN_SIZE).fill(1),
  held: Array<number>(HELD_SIZE).fill(1),
  clumping: Array<number>(PHASES).fill(0),
};

/** The place in `main` of a suit. */
export function mainPlace({ phase, discards, melds }: Shown, suit: number): number {
  const thrown = Math.min(discards[suit]!, DISCARDS - 1);
  return (phase * DISCARDS + thrown) * MELDS + Math.min(melds[suit]!, MELDS - 1);
}

/** The place in `held` of a kind, for a seat that has most of the suit `main`. */
export function heldPlace({ phase, exposed, thrown }: Shown, kind: TileKind, main: number): number {
  return ((sortOf(kind, main) * PHASES + phase) * EXPOSED + exposed) * 2 + (thrown[kind] ? 1 : 0);
}

function sortOf(kind: TileKind, main: number): number {
  if (kind >= FIRST_DRAGON) return 3;
  if (kind >= FIRST_WIND) return 2;
  return suitOf(kind) === main ? 0 : 1;
}
