import type { StartThread } from './botClient';

/** Starts the bots' thread in a worker of the browser. */
export const startBotWorker: StartThread = ({ answered, crashed }) => {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => answered(data));
  worker.addEventListener('error', ({ message }) => crashed(message));
  worker.addEventListener('messageerror', () => crashed('An answer could not be read.'));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
    post: (question) => worker.postMessage(question),
    end: () => worker.terminate(),
  };
};
