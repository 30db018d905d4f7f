import type { StartReview, ToldReview } from './reviewClient';

/** Starts the thread of reviews in a worker of the browser. */
export const startReviewWorker: StartReview = ({ told, crashed }) => {
  const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ToldReview>) => told(data));
  worker.addEventListener('error', ({ message }) => crashed(message));
  worker.addEventListener('messageerror', () => crashed('An answer could not be read.'));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
    post: (asked) => worker.postMessage(asked),
    end: () => worker.terminate(),
  };
};
