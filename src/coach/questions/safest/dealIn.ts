import type { DealIn } from '../../../bots/botPart';
import { exp, ln } from '../../../bots/value/arithmetic';

/** Stands for a chance that no imagined deal showed: what is one in two thousand may be missed. */
const LEAST = 0.0005;

/**
 * How likely a seat with so many exposed melds really wins on a discard, if it could in this share of the imagined
 * deals. Imagined hands are less often ready than real ones, so small shares are too small, and large ones too large.
 */
export function corrected(share: number, exposed: number, { slope, byMelds }: DealIn): number {
  const odds = exp(slope * trait(share) + byMelds[meldsOf(exposed)]!);
  return odds / (1 + odds);
}

/** What the logarithm of the odds grows with, times `slope`. */
export function trait(share: number): number {
  return ln(share + LEAST);
}

/** The place in `byMelds`: exposed melds are counted up to three. */
export function meldsOf(exposed: number): number {
  return Math.min(exposed, MOST_MELDS);
}

export const MOST_MELDS = 3;
