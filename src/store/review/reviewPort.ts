import type { Schedule } from '../match/clock';
import type { Channel } from '../threads/channel';
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

/** Reviews in a thread, one hand at a time. */
export function createReviewClient(thread: Channel<ReviewWish, ReviewNews>, schedule: Schedule): ReviewPort {
  let open = new AbortController();
  return {
    review: (wish, hear) => {
      open.abort();
      open = new AbortController();
      thread.ask({
        asked: wish,
        hear,
        fail: ({ detail }) => hear({ type: 'refused', why: 'failed', detail }),
        schedule,
        signal: open.signal,
      });
    },
    end: () => {
      open.abort();
      thread.end();
    },
  };
}
