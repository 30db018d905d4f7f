import type { Depth } from './judgement';

/** How much is imagined: counts, so that an answer is the same on every machine. */
export interface Effort {
  /** Imagined deals; each choice is tried in all of them. */
  readonly deals: number;
  /** Deals in which choices far behind in hope are tried as well. */
  readonly farDeals: number;
}

/** Each depth goes on with the deals of the one before. */
export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  instant: { deals: 0, farDeals: 0 },
  quick: { deals: 120, farDeals: 12 },
  deep: { deals: 1200, farDeals: 120 },
};

/** Without anything learned of a game there is no first guess: then this many deals are imagined at once. */
export const UNLEARNED: Readonly<Record<Depth, Effort>> = {
  instant: { deals: 8, farDeals: 8 },
  quick: { deals: 80, farDeals: 8 },
  deep: { deals: 800, farDeals: 80 },
};

/** How far a future is played where the worth of positions is known, in own turns; else to its end. */
export const TURNS = 3;
