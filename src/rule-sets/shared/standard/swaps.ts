import { FIRST_WIND, suitOf } from '../../../engine/tiles';
import type { TileKind } from '../../../engine/types';

/**
 * The kind that would have made a chow with these two tiles at their other end; null where they wait for one kind alone, or are
 * no part of a chow.
 */
export function otherEndOf(taken: TileKind, own: readonly TileKind[]): TileKind | null {
  const [low, high] = [Math.min(...own), Math.max(...own)];
  if (high !== low + 1) return null;
  const other = taken < low ? high + 1 : low - 1;
  const isThere = other >= 0 && other < FIRST_WIND && suitOf(other) === suitOf(low);
  return isThere ? other : null;
}
