import { DIGIT, type RankSet } from '../../engine/scoring/packed';

/** These numbers as a set of ranks. */
export function ranksOf(...numbers: readonly number[]): RankSet {
  return numbers.reduce((set, number) => set | (1 << ((number - 1) * DIGIT)), 0);
}
