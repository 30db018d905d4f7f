import type { TuningId } from '../reading';
import type { StyleId } from '../styles/styleIds';
import type { OpenPlans } from './plan';
import type { RouteBook } from './route';
import type { Tuning } from './tuning';

/** Frozen: a better tuning has a new name. One that is left out is `routes-1` without penalties. */
export type Tunings = Readonly<Partial<Record<TuningId, Tuning>> & Record<'routes-1', Tuning>>;

/** The hands of a game of sets with their worth, and how each bot likes them. */
export interface RouteGame {
  readonly book: RouteBook;
  readonly tunings: Tunings;
  /** What a style adds to the penalties of shapes, in tiles, by the id of the shape. */
  readonly styles: Readonly<Partial<Record<StyleId, Readonly<Record<string, number>>>>>;
  /** Every hand that may be won with, none liked better than another. */
  readonly plans: OpenPlans;
}
