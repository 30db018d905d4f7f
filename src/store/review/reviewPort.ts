import type { ReviewedDecision } from '../../coach/review/review';
import type { Player } from '../../engine/types';

/** A hand that is to be reviewed. */
export interface ReviewWish {
  /** The record of its match, as JSON: it was read and checked before. */
  readonly record: string;
  readonly player: Player;
  /** Its place in the record. */
  readonly hand: number;
  /** So many of its decisions, from the first on, are known already. */
  readonly known: number;
}

/** Why a hand is not reviewed: its game has no coach, or thinking failed. */
export type NoReview = 'no-coach' | 'failed';

/** What is heard of a wish, in this order: how many decisions there are in all, each that is not known, and the end. */
export type ReviewNews =
  | { readonly type: 'begun'; readonly total: number }
  | { readonly type: 'judged'; readonly decision: ReviewedDecision }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly why: NoReview; readonly detail: string };

/** Where hands are reviewed: a worker in the app. */
export interface ReviewPort {
  /** Begins with a hand; what was asked before is given up. */
  readonly review: (wish: ReviewWish, hear: (news: ReviewNews) => void) => void;
  /** Nothing more is heard, and nothing more is thought. */
  readonly end: () => void;
}
