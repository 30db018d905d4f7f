import type { ScoreSheet, TileKind } from '../../engine/types';
import type { Refusal } from '../../engine/rules';

/** What a win now would be worth. `gain` is what the others would pay: nothing if it is not legal, null if only the end tells. */
export interface WinValue {
  readonly sheet: ScoreSheet;
  readonly gain: number | null;
}

/** A tile kind that would complete the hand, how many of it are not in sight, and the worth of the hand. */
export interface ShownWait {
  readonly kind: TileKind;
  readonly left: number;
  /** Won by a discard of the seat before, at a moment that adds nothing; and self-drawn. */
  readonly discard: WaitWorth;
  readonly drawn: WaitWorth;
}

/** What a hand would be worth, and why it may not win like that; null where it may. */
export interface WaitWorth {
  readonly sheet: ScoreSheet | null;
  readonly refusal: Refusal | null;
}
