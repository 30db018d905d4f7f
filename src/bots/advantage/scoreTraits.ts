import { SCORE_FEATURES } from '../value/position';
import { THIRDS } from '../value/table';
import type { Row } from './row';
import { spreads } from './spread';

/** In the order in which the traits are put. What a hand counts for is paid by all others: it matters much. */
export const SCORE_SPREADS = [...spreads(SCORE_FEATURES, 0.5), ...spreads(2 * THIRDS, 0.25)];

/** Where every hand scores: what the hand would count for after a choice. `scores`: those of the position's numbers that tell. */
export function describeScore(scores: Float64Array, third: number, row: Row): void {
  const [kept = 0, won = 0] = scores;
  for (const number of scores) row.put(number);
  row.pick(THIRDS, third, kept);
  row.pick(THIRDS, third, won);
}
