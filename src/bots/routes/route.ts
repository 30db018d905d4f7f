import type { Options, TileKind, Wind } from '../../engine/types';
import type { SeatView } from '../../engine/view';

/**
 * A sort of legal hand, as a row of a rule set's table. `suits`: all three, one of them, or none; `honours`: whether
 * any may be used beside those forced. `faan`: what it is worth at least.
 */
export interface RouteShape {
  readonly id: string;
  readonly form?: 'seven-pairs' | 'thirteen-orphans';
  readonly sets: 'any' | 'chows' | 'pongs';
  readonly suits: 'all' | 'one' | 'none' | 'characters' | 'dots' | 'bamboo';
  readonly honours: boolean;
  /** Honours that must be pongs, and one that must be the eyes (or a pong). */
  readonly pongs?: readonly TileKind[];
  readonly eyes?: TileKind;
  /** So many pongs must be concealed. */
  readonly concealedPongs?: number;
  /** No exposed meld. */
  readonly concealed?: boolean;
  readonly faan: number;
}

/** What a rule set lets a hand become: one file for each rule set. How much a bot likes each of it is its tuning. */
export interface RouteBook {
  readonly minimum: (options: Options) => number;
  readonly shapes: (options: Options) => readonly RouteShape[];
  /** Faan of a pong of this honour, and of other things that can lift a shape to the minimum. */
  readonly valueOf: (kind: TileKind, seat: Wind, round: Wind) => number;
  readonly concealedFaan: number;
  readonly selfDrawnFaan: number;
  /** Faan that the laid-out bonus tiles already count towards the minimum. */
  readonly bonusFaan: (view: SeatView) => number;
}

/** What players would call a route. */
export const ROUTE_SORTS = ['one-suit-with-honours', 'one-suit', 'pongs', 'pairs', 'limit', 'other'] as const;
export type RouteSort = (typeof ROUTE_SORTS)[number];

/** A route with everything resolved: what a hand must become to be won with. */
export interface Route {
  readonly id: string;
  readonly sort: RouteSort;
  readonly form: 'sets' | 'seven-pairs' | 'thirteen-orphans';
  readonly family: 'any' | 'chows' | 'pongs';
  /** Bits: characters, dots, bamboo. */
  readonly suits: number;
  readonly honours: boolean;
  /** Honours by bit, East first: those that must be pongs, and that must be the eyes. */
  readonly forced: number;
  readonly eyes: number;
  readonly concealedPongs: number;
  readonly concealed: boolean;
  readonly selfDrawn: boolean;
  /** No claim brings it nearer, but for the last tile. */
  readonly closed: boolean;
  readonly distinctPairs: boolean;
  /** What such a hand is worth at least. */
  readonly faan: number;
  readonly penalty: number;
}
