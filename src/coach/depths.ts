import type { Course } from '../bots/value/trust';
import type { Depth } from './judgement';

/**
 * How many futures are played. Counts, not times: so an answer is the same on every machine. The choices that are not far
 * behind share them, and all are tried in the same deals.
 */
export interface Effort {
  /** Futures played some turns on; the worth of the position stands for the rest. */
  readonly short: number;
  /** Futures played to their end. */
  readonly whole: number;
}

/** Each depth goes on with the deals of the one before. */
export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  instant: { short: 40, whole: 0 },
  quick: { short: 700, whole: 0 },
  deep: { short: 900, whole: 5400 },
};

/** For games of which nothing was learned: positions have no worth, so futures are played to their end. */
export const UNLEARNED: Readonly<Record<Depth, Effort>> = {
  instant: { short: 0, whole: 96 },
  quick: { short: 0, whole: 300 },
  deep: { short: 0, whole: 3000 },
};

/** How far short futures and whole ones are played in games of sets. */
export const COURSE: Course = { short: 5, whole: Infinity };

/** A choice that is far behind is tried in one of this many deals. */
export const FAR_EVERY = 8;

/** A future played to its end takes as long as this many short ones. */
export const WHOLE_COST = 2;
