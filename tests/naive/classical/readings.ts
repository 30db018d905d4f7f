import { splitIntoMelds } from '../readings';
import { countKinds, isHonour, ORPHANS, suitOf } from '../tiles';
import { tilesOf } from './hand';
import type { Hand, LaidMeld, ReadSet, Reading } from './hand';

/** The melds that lie, as they count. */
function laidSets(melds: readonly LaidMeld[]): ReadSet[] {
  return melds.map(({ shape, kind, concealed }) => ({ shape, kind, own: concealed }));
}

/** A loser's hand: four, three and two alike in the hand, by kind. */
export function loserReading({ held, melds }: Hand): Reading {
  const sets = laidSets(melds);
  const pairs: number[] = [];
  for (const [kind, count] of countKinds(held).entries()) {
    if (count === 4) sets.push({ shape: 'kong', kind, own: true });
    if (count === 3) sets.push({ shape: 'pong', kind, own: true });
    if (count === 2) pairs.push(kind);
  }
  return { sets, pairs };
}

/** A winner's hand as four melds and a pair in every way, once for each place of a tile taken from another. */
export function winnerReadings({ held, melds, win }: Hand): Reading[] {
  const readings: Reading[] = [];
  const counts = countKinds(held);
  for (const [pair, count] of counts.entries()) {
    if (count < 2) continue;
    const rest = counts.with(pair, count - 2);
    for (const split of splitIntoMelds(rest)) {
      if (split.length + melds.length !== 4) continue;
      const own = split.map(({ shape, kind }): ReadSet => ({ shape, kind, own: true }));
      for (const sets of taken(own, pair, win && win.by !== 'wall' ? win.tile : null))
        readings.push({ sets: [...laidSets(melds), ...sets], pairs: [pair] });
    }
  }
  return readings;
}

/** The sets of the hand once for each place of the taken tile: it makes the pong it completes one from a discard. */
function taken(own: readonly ReadSet[], pair: number, tile: number | null): ReadSet[][] {
  if (tile === null) return [[...own]];
  const inSets = own.flatMap((set, at) =>
    tilesOf(set).includes(tile) ? [own.with(at, { ...set, own: false })] : [],
  );
  return tile === pair ? [[...own], ...inSets] : inSets;
}

/** Nothing laid out; one of each orphan and one of them twice. */
export function isThirteenWonders({ held, melds }: Hand): boolean {
  return (
    melds.length === 0 && held.length === 14 && held.every(isOrphan) && new Set(held).size === ORPHANS.length
  );
}

function isOrphan(kind: number): boolean {
  return ORPHANS.includes(kind);
}

/** Nothing laid out; seven pairs, all honours or all of one suit. */
export function isHeavenlyTwins({ held, melds }: Hand, distinct: boolean): boolean {
  if (melds.length > 0 || held.length !== 14) return false;
  const allowed = distinct ? [0, 2] : [0, 2, 4];
  if (!countKinds(held).every((count) => allowed.includes(count))) return false;
  return held.every(isHonour) || isOneSuit(held);
}

/** Numbered tiles of one suit only. */
export function isOneSuit(tiles: readonly number[]): boolean {
  return !tiles.some(isHonour) && new Set(tiles.map(suitOf)).size === 1;
}
