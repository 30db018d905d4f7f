import type { Forms, MeldShape } from '../rules';
import { PLAYING_KINDS } from '../tiles';
import type { TileKind } from '../types';
import { arrange } from './arrangements';
import { isFree, someWay, wantedOf } from './ways';

const PAIRS = 7;
/** 1 and 9 of each suit, each wind and each dragon. */
export const ORPHANS: readonly number[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** The forms that are not sets and eyes; a hand has one of them at most. */
export type SpecialForm = 'seven-pairs' | 'thirteen-orphans';

/**
 * Whether concealed tiles and melds are complete in some form. The tiles must be as many as there are in a turn after
 * the draw: two, and three for each meld not laid out; more where others may be loose.
 */
export function isComplete(forms: Forms, counts: readonly number[], melds: readonly MeldShape[]): boolean {
  const hasSets = isFree(forms)
    ? someWay(counts, wantedOf(forms, melds.length), () => true)
    : arrange(counts).count > 0;
  return hasSets || specialFormOf(forms, { counts, melds }) !== null;
}

/** The special form of these tiles, if the rule set knows it. */
export function specialFormOf(
  { sevenPairs, pairsWithin, thirteenOrphans }: Forms,
  { counts, melds }: { readonly counts: readonly number[]; readonly melds: readonly MeldShape[] },
): SpecialForm | null {
  if (melds.length > 0) return null;
  if (
    sevenPairs !== 'none' &&
    isSevenPairs(counts, sevenPairs === 'distinct') &&
    (!pairsWithin || pairsWithin.some((kinds) => isWithin(counts, kinds)))
  )
    return 'seven-pairs';
  return thirteenOrphans && isThirteenOrphans(counts) ? 'thirteen-orphans' : null;
}

/** Seven pairs and nothing else; `distinct`: no kind twice among them. */
function isSevenPairs(counts: readonly number[], distinct: boolean): boolean {
  let pairs = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const count = counts[kind]!;
    if ((count & 1) === 1 || (distinct && count > 2)) return false;
    pairs += count >> 1;
  }
  return pairs === PAIRS;
}

/** Whether all tiles are of these kinds. */
function isWithin(counts: readonly number[], kinds: readonly TileKind[]): boolean {
  return counts.every((count, kind) => count === 0 || kinds.includes(kind));
}

/** One of each orphan, one of them twice, and nothing else. */
export function isThirteenOrphans(counts: readonly number[]): boolean {
  for (const kind of ORPHANS) if (counts[kind] === 0) return false;
  let total = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) total += counts[kind]!;
  let orphans = 0;
  for (const kind of ORPHANS) orphans += counts[kind]!;
  return orphans === total && total === ORPHANS.length + 1;
}
