import type { Forms, MeldShape, Rules, WinContext } from '../rules';
import { sevenPairsShanten, thirteenOrphansShanten } from '../shanten/otherForms';
import { shantenWithin } from '../shanten/within';
import { PLAYING_KINDS } from '../tiles';

const COPIES = 4;

/**
 * The least number of tiles to exchange in a hand that may not win, melds as they lie, until one more can complete a form.
 * Null when no form can be reached. Source: `rule-sets/hong-kong-old/RULES.md#deficiency`.
 */
export function deficiencyOf({ forms }: Pick<Rules, 'forms'>, context: WinContext): number | null {
  if (!forms || context.by === 'bonus-tiles') return null;
  const least = leastOf(forms, context);
  return Number.isFinite(least) ? Math.max(0, least) : null;
}

function leastOf(forms: Forms, { counts, melds }: WinContext): number {
  let least = shantenWithin(counts, Math.max(0, forms.sets - melds.length), limitsBeside(melds));
  if (melds.length === 0) {
    if (forms.thirteenOrphans) least = Math.min(least, thirteenOrphansShanten(counts));
    if (forms.sevenPairs !== 'none') {
      least = Math.min(least, sevenPairsShanten(counts, forms.sevenPairs === 'distinct'));
    }
  }
  return least;
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
