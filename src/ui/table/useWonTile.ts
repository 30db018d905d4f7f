import type { TileId } from '../../engine/types';
import { useGame } from '../context';

/** The tile the hand was just won with. */
export function useWonTile(): TileId | null {
  const last = useGame((state) => state.seen.at(-1)?.event);
  return last?.type === 'win' ? last.tile : null;
}
