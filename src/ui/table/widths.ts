import type { Meld } from '../../engine/types';
import { addedTile } from '../../store/selectors/tiles';

/** Parts of a hand tile's width: the gap before the drawn tile, that before the melds and between them, and a meld's tiles. */
const DRAWN_GAP = 0.28;
const MELDS_GAP = 0.47;
const MELD_GAP = 0.16;
const MELD_TILE = 0.75;
const TURNED = 1 / 3;

/** How many of its own tiles wide a meld is: a claimed tile lies turned, and one that was added to it lies on it. */
export function meldWidths(meld: Meld): number {
  const { tiles, from } = meld;
  return tiles.length - (addedTile(meld) === null ? 0 : 1) + (from === null ? 0 : TURNED);
}

export function sumOfWidths(melds: readonly Meld[]): number {
  return melds.reduce((sum, meld) => sum + meldWidths(meld), 0);
}

/** How many hand tiles wide the own row is that has so many places for concealed tiles. */
export function rackWidths(melds: readonly Meld[], places: number): number {
  const laid = sumOfWidths(melds) * MELD_TILE;
  const gaps = melds.length > 0 ? MELDS_GAP + (melds.length - 1) * MELD_GAP : 0;
  return places + DRAWN_GAP + laid + gaps;
}

/** Three pongs lie side by side at their full size. */
const THREE_PONGS = 3 * (3 + TURNED) + 0.1;

/** How many melds the own ones are for the size of their tiles: large groups are as wide as one more. */
export function meldsInRow(melds: readonly Meld[]): number {
  const isWide = sumOfWidths(melds) > THREE_PONGS;
  return melds.length === 3 && isWide ? melds.length + 1 : melds.length; // the same in every game: a third of the row each
}
