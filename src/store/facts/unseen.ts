import { rulesOf } from '../../engine/knownRules';
import { PLAYING_KINDS } from '../../engine/tiles';
import type { TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';

const COPIES = 4;

/** How many tiles of each playing kind this seat cannot see: those that are neither in its hand nor open. */
export function unseenKinds(view: SeatView): number[] {
  const kinds = rulesOf(view).geometry.tiles;
  const unseen = Array.from({ length: PLAYING_KINDS }, (_, kind) => COPIES - (view.counts[kind] ?? 0));
  for (const tile of openTiles(view)) {
    const kind = kinds[tile] ?? PLAYING_KINDS;
    if (kind < PLAYING_KINDS) unseen[kind] = Math.max(0, (unseen[kind] ?? 0) - 1);
  }
  return unseen;
}

function openTiles(view: SeatView): TileId[] {
  return view.seats.flatMap(({ melds, river, open }, seat) => [
    ...melds.flatMap((meld) => meld.tiles),
    ...river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile),
    ...(open !== null && seat !== view.seat ? open : []),
  ]);
}
