import type { MeldShape } from '../rules';
import { sevenPairsShanten, thirteenOrphansShanten } from '../shanten/otherForms';
import { shantenWithin } from '../shanten/within';
import { PLAYING_KINDS } from '../tiles';
import type { Forms } from './forms';

const COPIES = 4;

/**
 * The least number of tiles to exchange, melds as they lie, until one more can complete a form: −1 complete, 0 ready.
 * Null when no form can be reached. Source: `rule-sets/hongKongOld/RULES.md#deficiency`.
 */
export function formsDeficiency(
  forms: Forms,
  counts: readonly number[],
  melds: readonly MeldShape[],
): number | null {
  let least = setsDeficiency(forms.sets, counts, melds) ?? Infinity;
  if (melds.length === 0) {
    if (forms.thirteenOrphans) least = Math.min(least, thirteenOrphansShanten(counts));
    if (forms.sevenPairs !== 'none') {
      least = Math.min(least, sevenPairsShanten(counts, forms.sevenPairs === 'distinct'));
    }
  }
  return Number.isFinite(least) ? least : null;
}

/** The same for `sets` sets and eyes alone; other tiles may be left over. */
export function setsDeficiency(
  sets: number,
  counts: readonly number[],
  melds: readonly MeldShape[],
): number | null {
  const least = shantenWithin(counts, Math.max(0, sets - melds.length), limitsBeside(melds));
  return Number.isFinite(least) ? least : null;
}

/** How many of each kind the concealed tiles can have when these melds lie on the table. */
function limitsBeside(melds: readonly MeldShape[]): number[] {
  const limits = Array<number>(PLAYING_KINDS).fill(COPIES);
  for (const { type, kind } of melds) {
    if (type === 'chow') for (let at = kind; at < kind + 3; at++) limits[at]!--;
    else limits[kind]! -= type === 'kong' ? 4 : 3;
  }
  return limits;
}
