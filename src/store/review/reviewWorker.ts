import { advisorFor, loadAdvisor } from '../../coach/advisor';
import { learnGame } from '../bots/learnGame';
import { Reviewer } from './inThread';
import type { AskedReview, ToldReview } from './reviewClient';

const reviewer = new Reviewer({
  load: learnGame,
  learn: async (view) => {
    await loadAdvisor(view);
    return advisorFor(view);
  },
});

/** The thread in which hands are reviewed, one after the other. */
self.addEventListener('message', ({ data: { id, wish } }: MessageEvent<AskedReview>) => {
  void reviewer.review(wish, (news) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
    self.postMessage({ id, news } satisfies ToldReview);
  });
});
