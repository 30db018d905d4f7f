import type { Action, TileKind } from '../../../../engine/types';

/** What a choice is worth in points, and how the deal may go on from it. */
export interface Weighed {
  readonly action: Action;
  readonly worth: number;
  /** How likely the seat wins, and what of the worth its wins bring. */
  readonly wins: number;
  readonly won: number;
  /** How likely the discard deals in, and what it costs on average. */
  readonly dealsIn: number;
  readonly cost: number;
  /** The kind that is best thrown after a claim. */
  readonly thrown?: TileKind;
}

/** How choices are looked at. */
export interface Look {
  /** Chances of winning are told too, which takes longer. */
  readonly tellsAll: boolean;
  /** With so many tiles missing a hand is looked at to its end. */
  readonly near: number;
}
