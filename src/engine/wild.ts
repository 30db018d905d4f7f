import type { TileKind } from './plain';

/** Tiles that stand for others: what a game, or the deal, says of them. */
export interface Wild {
  /** A tile of these kinds may also be what is printed on it. */
  readonly kinds: readonly TileKind[];
  /** Where they stand for others: in chows alone; in any set, beside a tile that is really of its kind; or anywhere. */
  readonly use: 'chows' | 'sets' | 'anywhere';
  /** How many of one set may stand for others. */
  readonly most: number;
}
