import { rulesOf } from '../../engine/knownRules';
import { countsInRiver } from '../../engine/rivers';
import type { TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';

/** How many tiles of each playing kind this seat cannot see: those that are neither in its hand nor open. */
export function unseenKinds(view: SeatView): number[] {
  const { kinds, copies } = rulesOf(view).tiles;
  const unseen = view.counts.map((count, kind) => (copies[kind] ?? 0) - count);
  for (const tile of openTiles(view)) {
    const kind = kinds[tile] ?? unseen.length;
    if (kind < unseen.length) unseen[kind] = Math.max(0, (unseen[kind] ?? 0) - 1);
  }
  return unseen;
}

/** Whether a game has tiles of this kind. */
export function isInPlay(of: SeatView, kind: TileKind): boolean {
  return (rulesOf(of).tiles.copies[kind] ?? 0) > 0;
}

function openTiles(view: SeatView): TileId[] {
  const ofSeats = view.seats.flatMap(({ melds, river, open }, seat) => [
    ...melds.flatMap((meld) => meld.tiles),
    ...river.filter((discard) => countsInRiver(view.seats, discard)).map(({ tile }) => tile),
    ...(open !== null && seat !== view.seat ? open : []),
  ]);
  return [...ofSeats, ...view.shown];
}
