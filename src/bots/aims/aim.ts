import type { Amount, ScoreGroup, TileKind } from '../../engine/types';

/** Where a tile of a hand to aim at is now: in the hand, laid out, to come, or all copies of it lie elsewhere. */
export type Whereabouts = 'held' | 'laid' | 'missing' | 'gone';

export interface AimTile {
  readonly kind: TileKind;
  readonly is: Whereabouts;
}

export interface AimGroup {
  readonly type: ScoreGroup['type'];
  readonly tiles: readonly AimTile[];
}

/** Why a hand can come no more: what is laid out is no part of it, or its tiles are gone. */
export type Lost = 'laid-out' | 'gone';

/** A hand that may be played for, finished in the way that is nearest to what the seat holds. */
export interface Aim {
  /** The target's. */
  readonly id: string;
  /** What players would call such hands: the target's. */
  readonly sort: string;
  /** The items that it counts, as its score sheet names them. */
  readonly items: readonly string[];
  /** What the table would call out. */
  readonly worth: readonly Amount[];
  /** What payments would start from: aims are compared by it. */
  readonly total: number;
  /** Tiles that are missing. */
  readonly missing: number;
  /** Tiles not in sight that bring it nearer at once. */
  readonly useful: number;
  readonly groups: readonly AimGroup[];
  /** No claim may be laid out on the way. */
  readonly isConcealed: boolean;
  /** It has to be won with a tile that is drawn. */
  readonly isSelfDrawn: boolean;
  /** Each claim that is asked about lays out what is no part of it. */
  readonly isLeft: boolean;
  /** Null while it may still come. Of a lost hand nothing is told to be missing. */
  readonly lost: Lost | null;
}
