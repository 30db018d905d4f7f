import type { ScoreSheet, TileKind } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';

/** What a hand would be worth if a tile completed it. */
export interface WaitWorth {
  /** Null where the hand is not complete in this way. */
  readonly sheet: ScoreSheet | null;
  /** Whether it may be won with. */
  readonly mayWin: boolean;
}

/** A kind that completes the hand. */
export interface WaitAnswer {
  readonly kind: TileKind;
  /** Copies of it that this seat has not seen. */
  readonly left: number;
  /** On a discard of the seat before, in the middle of a deal. */
  readonly discard: WaitWorth;
  /** Drawn by the seat itself, in the middle of a deal. */
  readonly selfDrawn: WaitWorth;
}

/** "What does this hand wait for?" The seat has just discarded. */
export interface WaitsQuestion {
  readonly type: 'waits';
  readonly view: SeatView;
  /** In order of kinds; at least one. */
  readonly waits: readonly WaitAnswer[];
}

/** All kinds that were marked. */
export interface WaitsAnswer {
  readonly type: 'waits';
  readonly kinds: readonly TileKind[];
}
