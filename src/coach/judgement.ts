import type { Ending } from '../bots/value/ending';
import type { Action, TileKind } from '../engine/types';

/** How far a decision is thought through, from the least to the most. `depths.ts` says what each is. */
export const DEPTHS = ['instant', 'quick', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

/** The share of all hope that lies in hands of one sort. */
export interface TargetShare {
  readonly sort: string;
  readonly share: number;
}

/** What the hand can still become after a choice, by the book of the game. */
export interface HandAfter {
  /** Tiles missing of the nearest hand that may be won with, the winning one among them: 1 is ready. Null: no such hand can be reached. */
  readonly missing: number | null;
  /** How well the nearest hand is served: its useful tiles that are not in sight, weighed by how easily they come. */
  readonly useful: number;
  /** Hands that are possible, the likeliest sort first. */
  readonly targets: readonly TargetShare[];
  /** The share of the hope that is in hands which no claim brings nearer. */
  readonly closed: number;
  /** What the likely hands are worth on average, in the game's unit. */
  readonly value: number;
  /** How much there is to hope for: only ratios mean anything. */
  readonly hope: number;
}

/** Expected points of the whole deal for one seat, limit hands at their value. */
export interface Worth {
  readonly points: number;
  /** Nine times in ten the points lie between these. */
  readonly low: number;
  readonly high: number;
}

/** What one choice is worth, as far as reviews keep it. */
export interface WeighedChoice extends Worth {
  /** Of discards alike: one for each kind. */
  readonly action: Action;
  /** What it loses against the best choice, in points, and nine times in ten at least that; 0 for the best. */
  readonly loss: number;
  readonly lossLow: number;
  /** The kind that is discarded with it, the best one after a claim; null where none is, or nobody knows. */
  readonly thrown: TileKind | null;
}

/** A choice that may not have been weighed: a bot's is an action alone, a drill's has its points besides. */
export type KnownChoice = Pick<WeighedChoice, 'action'> & Partial<WeighedChoice>;

/** What one choice is worth, with all that the coach thought. */
export interface JudgedChoice extends WeighedChoice {
  /** Nine times in ten it loses at most that. */
  readonly lossHigh: number;
  /** How deals went on from here, in the order of `OUTCOMES`. Null where no future was played and nothing was learned. */
  readonly endings: readonly Ending[] | null;
  /** Null for a win. */
  readonly after: HandAfter | null;
  /** Futures that were played from here. */
  readonly futures: number;
}

/** What every legal choice of one decision is worth, the best first; all that are close before the rest. */
export interface Judgement {
  /** `deep` where no more can be known. */
  readonly depth: Depth;
  readonly choices: readonly JudgedChoice[];
  /** Choices that may be as good as the best, which is one of them; at least 1. */
  readonly close: number;
}
