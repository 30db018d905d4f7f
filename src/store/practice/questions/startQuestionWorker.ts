import type { StartQuestions } from './questionClient';
import type { Made } from './questionPort';

/** Starts the thread of questions in a worker of the browser. */
export const startQuestionWorker: StartQuestions = ({ made, crashed }) => {
  const worker = new Worker(new URL('./questionWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Made>) => made(data));
  worker.addEventListener('error', ({ message }) => crashed(message));
  worker.addEventListener('messageerror', () => crashed('An answer could not be read.'));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
    post: (wished) => worker.postMessage(wished),
    end: () => worker.terminate(),
  };
};
