import type { StartCoach } from './coachClient';
import type { FromCoach } from './messages';

/** Starts the coach's thread in a worker of the browser. */
export const startCoachWorker: StartCoach = ({ answered, crashed }) => {
  const worker = new Worker(new URL('./coachWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromCoach>) => answered(data));
  worker.addEventListener('error', ({ message }) => crashed(message));
  worker.addEventListener('messageerror', () => crashed('An answer could not be read.'));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
    post: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
};
