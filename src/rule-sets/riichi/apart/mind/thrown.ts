import { FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';

/** How likely each of the other seats throws a tile that is left, beside drawing it: by sort of tile. */
const THROWN = { honour: 1, end: 0.85, second: 0.7, middle: 0.55 };
/** How often a tile that comes is really claimed on the way. */
export const CLAIMED = 0.8;

function sortOf(kind: TileKind): keyof typeof THROWN {
  if (kind >= FIRST_WIND) return 'honour';
  const rank = kind % 9;
  if (rank === 0 || rank === 8) return 'end';
  return rank === 1 || rank === 7 ? 'second' : 'middle';
}

/** How likely another seat throws a tile of each kind that is left, beside drawing it. */
export const THROWN_BY_KIND = Array.from({ length: PLAYING_KINDS }, (_, kind) => THROWN[sortOf(kind)]);
