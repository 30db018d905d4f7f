import { usefulTiles } from './reading';
import type { Fact } from './reason';
import type { Pair } from './pair';

/** Useful tiles that are so many times as many are told. */
const MORE = 1.25;

/** The nearest hand that may be won with is nearer. */
export function faster({ better, other }: Pair): Fact | null {
  const [a, b] = [better.hand.missing, other.hand.missing];
  if (a === null || b === null || a >= b) return null;
  return { code: 'faster', missing: { better: a, other: b } };
}

/** As near, with more tiles that bring it nearer. */
export function moreUseful({ better, other }: Pair): Fact | null {
  if (better.hand.missing === null || better.hand.missing !== other.hand.missing) return null;
  const [a, b] = [liveOf(better.hand), liveOf(other.hand)];
  return a >= MORE * b && a > b ? { code: 'more-useful', live: { better: a, other: b } } : null;
}

function liveOf(hand: Pair['better']['hand']): number {
  return usefulTiles(hand).reduce((sum, { live }) => sum + live, 0);
}
