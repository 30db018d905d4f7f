import type { Options, TileKind, Wind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Holding } from '../targets/holding';
import type { Beside, HandScore, Target } from '../targets/target';

/**
 * A sort of legal hand, as a row of a rule set's table. `suits`: all three, any two or one of them, or none; `honours`: whether
 * any may be used beside those forced. `value`: what it is worth at least, in the game's unit.
 */
export interface RouteShape {
  readonly id: string;
  readonly form?: 'seven-pairs' | 'thirteen-orphans';
  readonly sets: 'any' | 'chows' | 'pongs';
  readonly suits: 'all' | 'two' | 'one' | 'none' | 'characters' | 'dots' | 'bamboo';
  readonly honours: boolean;
  /** Honours that must be pongs, and one that must be the eyes (or a pong). */
  readonly pongs?: readonly TileKind[];
  readonly eyes?: TileKind;
  /** So many pongs must be concealed. */
  readonly concealedPongs?: number;
  /** No exposed meld. */
  readonly concealed?: boolean;
  /** Of seven pairs: no kind may be two of them. */
  readonly distinctPairs?: boolean;
  readonly value: number;
}

/** The winds that count for a seat: its own, and that of the round. */
export interface Winds {
  readonly seat: Wind;
  readonly round: Wind;
}

/** The shapes that hands of a game can become, with their values in its unit. How much a bot likes a shape is in its tuning. */
export interface RouteBook {
  /** The least value of a hand that may be won with. */
  minimum(this: void, options: Options): number;
  shapes(this: void, options: Options): readonly RouteShape[];
  /** What a pong of this honour adds. */
  valueOf(this: void, options: Options, kind: TileKind, winds: Winds): number;
  /** What a concealed hand and a self-draw add. */
  concealedValue(this: void, options: Options): number;
  selfDrawnValue(this: void, options: Options): number;
  /** What the laid-out bonus tiles already count towards the minimum. */
  readonly bonusValue: (view: SeatView) => number;
  /** The points that a hand is likely to bring if another seat wins; null where only winners score. */
  readonly keeps: null | ((holding: Holding) => number);
  /** By seat, what its hand would count for now: all of the own one, of the others what they have laid out. Null as `keeps` is. */
  readonly scores: null | ((holding: Holding) => readonly HandScore[]);
  /** What choices bring and cost beside the own win; left out where no heed is paid to that. */
  readonly beside?: Beside;
  /** Hands of this value are rare. No hand is taken to be worth more, or one of them would outweigh a dozen others. */
  readonly rare: number;
  /** The suits, as bits, that no hand of this seat may have; none where it is left out. */
  barredSuits?(this: void, view: SeatView): number;
  /** What payments start from for a hand of this value (the total of its sheet); null where no value changes them. */
  totalOf?(this: void, options: Options, value: number): number;
}

/** What players would call a route. */
export const ROUTE_SORTS = ['one-suit-with-honours', 'one-suit', 'pongs', 'pairs', 'limit', 'other'] as const;
export type RouteSort = (typeof ROUTE_SORTS)[number];

/** A route with everything resolved: what a hand must become to be won with. */
export interface Route extends Target {
  readonly sort: RouteSort;
  readonly form: 'sets' | 'seven-pairs' | 'thirteen-orphans';
  readonly family: 'any' | 'chows' | 'pongs';
  /** Bits: characters, dots, bamboo. */
  readonly suits: number;
  /** Honours by bit, East first: those that must be pongs, and that must be the eyes. */
  readonly forced: number;
  readonly eyes: number;
  readonly concealedPongs: number;
  readonly concealed: boolean;
  readonly distinctPairs: boolean;
  /** Wild tiles may be in it. */
  readonly wild: boolean;
}
