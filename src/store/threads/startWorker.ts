import type { Thread, ThreadEvents } from './channel';
import type { ThreadName } from './policies';

/** The build finds workers by this form, word for word. */
const WORKERS: Readonly<Record<ThreadName, () => Worker>> = {
  bots: () => new Worker(new URL('../bots/botWorker.ts', import.meta.url), { type: 'module' }),
  coach: () => new Worker(new URL('../coach/coachWorker.ts', import.meta.url), { type: 'module' }),
  dangers: () => new Worker(new URL('../coach/dangers/dangerWorker.ts', import.meta.url), { type: 'module' }),
  aims: () => new Worker(new URL('../aims/aimWorker.ts', import.meta.url), { type: 'module' }),
  reviews: () => new Worker(new URL('../review/reviewWorker.ts', import.meta.url), { type: 'module' }),
  questions: () =>
    new Worker(new URL('../practice/questions/questionWorker.ts', import.meta.url), { type: 'module' }),
};

/** Starts a thread in a worker of the browser. */
export function startWorker(name: ThreadName, { posted, crashed }: ThreadEvents): Thread {
  const worker = WORKERS[name]();
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => posted(data));
  worker.addEventListener('error', ({ message }) => crashed(message));
  worker.addEventListener('messageerror', () => crashed('An answer could not be read.'));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}
