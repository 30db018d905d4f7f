import { tileSet } from '../../engine/tileSet';
import { ANY_FLOWER, JOKER, tileList } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

const EIGHT = 8;
const eight = (kind: TileKind): TileKind[] => Array<TileKind>(EIGHT).fill(kind);

/** Source: `RULES.md#tiles`. */
export const TILES: readonly TileKind[] = [...tileList([]), ...eight(ANY_FLOWER), ...eight(JOKER)];

export const tiles = tileSet(TILES, { wild: [JOKER] });
