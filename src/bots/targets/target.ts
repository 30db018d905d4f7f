import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Holding } from './holding';

/** How a kong is made: of a discard, of four held tiles, of a pong that is laid out. */
export type KongType = 'kong' | 'concealed-kong' | 'added-kong';

/** Distance of a target that cannot be finished any more. */
export const DEAD = 99;

/** In the place of a kind: nothing is discarded. */
export const NO_TILE: TileKind = -1;

/** A sort of hand that may be won with: a route over sets, a hand of a card. */
export interface Target {
  /** What the book, or the card, calls it. */
  readonly id: string;
  /** What players would call it: one of the sorts of its plan. */
  readonly sort: string;
  /** What such a hand is worth at least, in the game's unit. */
  readonly value: number;
  /** In tiles, how much farther it is taken to be than it is; negative attracts. */
  readonly penalty: number;
  /** No claim brings it nearer, but for the last tile. */
  readonly closed: boolean;
  /** The last tile must be drawn. */
  readonly selfDrawn: boolean;
  /** Whether it takes any honours, so that those that count add to it. */
  readonly honours: boolean;
}

/**
 * How far a holding is from the hands of one target, and what brings it nearer. Wild tiles fill what they may: more of
 * them than tiles are missing make the distance negative.
 */
export interface Reach {
  /** Whether what is laid out leaves the target open. */
  readonly isOpen: (holding: Holding) => boolean;
  /** Tiles missing at least: a quick look. */
  readonly least: (holding: Holding) => number;
  /** Tiles missing until the hand is complete, or `DEAD`. The questions below are about the holding measured last. */
  readonly measure: (holding: Holding) => number;
  /** Whether the target can have a use for this kind. */
  readonly uses: (kind: TileKind) => boolean;
  /** Tiles missing after one of this kind is discarded. */
  readonly without: (kind: TileKind) => number;
  /** The useful tiles, summed by weight, after one of a kind (or `NO_TILE`) is discarded and so many are missing. */
  readonly useful: (discarded: TileKind, missing: number, weights: Float64Array) => number;
  /**
   * How many times as much as usual the target is to be hoped for, by what its hands are likely to be worth after one of a
   * kind (or `NO_TILE`) is discarded; left out where its value says all. Asked after `without` and `useful`.
   */
  readonly worth?: (discarded: TileKind, missing: number) => number;
}

/** What a hand would be worth, in points. */
export interface HandScore {
  /** If another seat wins. */
  readonly kept: number;
  /** An estimate, if it wins itself. */
  readonly won: number;
}

/** Points that choices bring and cost beside the own win, in games that pay for kongs or let the discarder alone pay. */
export interface Beside {
  /** Fills in, by kind, the points that a discard costs on average. */
  readonly costs: (holding: Holding, of: Float64Array) => void;
  /** Points that a kong brings at once. */
  readonly ofKong: (view: SeatView, type: KongType) => number;
  /** The points that a hope brings on average; costs are taken from them. Left out: costs are shares of the hope. */
  readonly winning?: (holding: Holding, hope: number) => number;
}

/** What one seat can play for: the targets, and what measures each. */
export interface Plan<Aim extends Target = Target> {
  readonly targets: readonly Aim[];
  readonly reaches: readonly Reach[];
  /** All that the targets may be called, in the order in which shares of them are given. */
  readonly sorts: readonly string[];
  /** By kind, what a pong of it adds to targets that take any honours. */
  readonly values: readonly number[];
  /** Hands of this value are rare: no hand is taken to be worth more. */
  readonly rare: number;
  /** The points that a hand is likely to bring if another seat wins; null where only winners score. */
  readonly keeps: null | ((holding: Holding) => number);
  /** By seat, what its hand would count for now; null as `keeps` is. */
  readonly scores: null | ((holding: Holding) => readonly HandScore[]);
  /** Null where no heed is paid to them. */
  readonly beside: Beside | null;
  /** Kinds that stand for any tile. */
  readonly wild: readonly TileKind[];
}

/** Says what a seat can play for. */
export interface PlanSource {
  readonly planOf: (view: SeatView) => Plan;
}
