import type { DiscardDanger } from '../../coach/questions/safest/safestQuestion';
import { rulesOf } from '../../engine/knownRules';
import type { TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { safetiesIn } from './knownTables';
import type { Safety } from './knownTables';
import { unseenKinds } from './unseen';
import type { Dangers } from '../coach/dangers/dangerStore';

/** The danger of a tile, with what players of the game see in it. */
export interface TileDanger extends DiscardDanger {
  readonly safeties: readonly Safety[];
}

/** The danger of each own tile of which it is known. */
export function dangersByTile(view: SeatView | null, dangers: Dangers): ReadonlyMap<TileId, TileDanger> {
  if (!view || dangers.status !== 'found') return new Map();
  const { kinds } = rulesOf(view).tiles;
  const unseen = unseenKinds(view);
  const byKind = new Map(
    dangers.discards.map((danger) => [
      danger.kind,
      { ...danger, safeties: safetiesIn(view, danger.kind, unseen) },
    ]),
  );
  return new Map(
    view.hand.flatMap((tile) => {
      const danger = byKind.get(kinds[tile] ?? -1);
      return danger ? [[tile, danger] as const] : [];
    }),
  );
}
