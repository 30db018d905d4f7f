import type { Schedule } from '../match/clock';
import type { Channel } from '../threads/channel';
import type { ReviewNews, ReviewPort, ReviewWish } from './reviewPort';

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
