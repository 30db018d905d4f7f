import type { TileId } from '../../engine/types';
import { useGame } from '../context';

/** The tile the hand was just won with. */
export function useWonTile(): TileId | null {
  return useGame(({ seen }) => {
    const last = seen.at(-1)?.event;
    return last?.type === 'win' ? last.tile : null;
  });
}
