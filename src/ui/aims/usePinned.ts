import { useMemo } from 'react';
import { pinnedAim, tilesFor } from '../../store/selectors/aims';
import type { TileId } from '../../engine/types';
import { useAimStore, useGame } from '../context';

const NONE: ReadonlySet<TileId> = new Set();

/** The tiles of the hand that the player plays for. */
export function usePinnedTiles(): ReadonlySet<TileId> {
  const aims = useAimStore((state) => state.aims);
  const pinned = useAimStore((state) => state.pinned);
  const view = useGame((state) => state.view);
  return useMemo(() => {
    const aim = pinnedAim({ aims, pinned });
    return aim && view ? new Set(tilesFor(aim, view)) : NONE;
  }, [aims, pinned, view]);
}
