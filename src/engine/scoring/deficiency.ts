import type { Forms, MeldShape, Rules, WinContext } from '../rules';
import { sevenPairsShanten, thirteenOrphansShanten } from '../shanten/otherForms';
import { shantenWithin } from '../shanten/within';
import { kindsOfMeld } from '../meldKinds';
import type { TileSet } from '../tileSet';
import { countsAs, PLAYING_KINDS } from '../tiles';

/**
 * The least number of tiles to exchange in a hand that may not win, melds as they lie, until one more can complete a form.
 * Null when no form can be reached. Source: `rule-sets/hong-kong-old/RULES.md#deficiency`.
 */
export function deficiencyOf(
  { forms, tiles, deficiency }: Pick<Rules, 'forms' | 'tiles' | 'deficiency'>,
  context: WinContext,
): number | null {
  if (deficiency) return deficiency(context);
  if (!forms || context.by === 'bonus-tiles') return null;
  const least = leastOf(forms, context, limitsBeside(context.melds, tiles));
  return Number.isFinite(least) ? Math.max(0, least) : null;
}

function leastOf(forms: Forms, { counts, melds }: WinContext, limits: readonly number[]): number {
  let least = shantenWithin(counts, Math.max(0, forms.sets - melds.length), limits);
  if (melds.length === 0) {
    if (forms.thirteenOrphans) least = Math.min(least, thirteenOrphansShanten(counts, limits));
    if (forms.sevenPairs !== 'none') least = Math.min(least, pairsShanten(forms, counts, limits));
  }
  return least;
}

/** The least over all lists of kinds that the pairs may be of. */
function pairsShanten(
  { sevenPairs, pairsWithin }: Forms,
  counts: readonly number[],
  limits: readonly number[],
): number {
  const distinct = sevenPairs === 'distinct';
  if (!pairsWithin) return sevenPairsShanten(counts, distinct, limits);
  const within = pairsWithin.map((kinds) => limits.map((limit, kind) => (kinds.includes(kind) ? limit : 0)));
  return Math.min(...within.map((each) => sevenPairsShanten(counts, distinct, each)));
}

/** How many of each kind the concealed tiles can have when these melds lie on the table. */
function limitsBeside(melds: readonly MeldShape[], { copies }: TileSet): number[] {
  const limits = copies.slice(0, PLAYING_KINDS);
  for (const meld of melds)
    for (const kind of kindsOfMeld(meld)) if (countsAs(kind) < PLAYING_KINDS) limits[countsAs(kind)]!--;
  return limits;
}
