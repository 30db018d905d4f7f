import type { DiscardDanger } from '../../coach/questions/safest/safestQuestion';
import { rulesOf } from '../../engine/knownRules';
import type { TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Dangers } from '../coach/dangers/dangerStore';

/** The danger of each own tile of which it is known. */
export function dangersByTile(view: SeatView | null, dangers: Dangers): ReadonlyMap<TileId, DiscardDanger> {
  if (!view || dangers.status !== 'found') return new Map();
  const { kinds } = rulesOf(view).tiles;
  const byKind = new Map(dangers.discards.map((danger) => [danger.kind, danger]));
  return new Map(
    view.hand.flatMap((tile) => {
      const danger = byKind.get(kinds[tile] ?? -1);
      return danger ? [[tile, danger] as const] : [];
    }),
  );
}
