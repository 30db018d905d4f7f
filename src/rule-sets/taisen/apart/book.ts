import { bookOfRoutes } from '../../../bots/routes/bookOfRoutes';
import type { RouteBook } from '../../../bots/routes/route';
import { tunings } from './tunings';

/** Any groups and a pair win, and nothing is worth more than anything else. */
const book: RouteBook = {
  minimum: () => 0,
  shapes: () => [{ id: 'groups', sets: 'any', suits: 'all', honours: true, value: 0 }],
  valueOf: () => 0,
  concealedValue: () => 0,
  selfDrawnValue: () => 0,
  bonusValue: () => 0,
  keeps: null,
  scores: null,
  rare: Infinity,
};

export const gameBook = bookOfRoutes({ book, tunings, styles: {} });
