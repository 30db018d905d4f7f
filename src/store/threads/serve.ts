import type { FromThread, ToThread } from './protocol';

/** What a job is given to answer with. */
export interface Asker<News> {
  /** Says that all is loaded, and thinking begins. */
  readonly begin: () => void;
  readonly tell: (news: News) => void;
  /** Lets messages come in. False: the answer is no longer wanted. */
  readonly pause: () => Promise<boolean>;
}

/** Answers one question of the page. What it throws fails the question. */
export type Job<Asked, News> = (asked: Asked, asker: Asker<News>) => Promise<void>;

/** Has a worker answer what it is asked by this job. */
export function serve<Asked, News>(job: Job<Asked, News>): void {
  const open = new Set<number>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
  const say = (said: FromThread<News>): void => self.postMessage(said);
  const answer = async (id: number, asked: Asked): Promise<void> => {
    try {
      await job(asked, {
        begin: () => say({ id, type: 'begun' }),
        tell: (news) => say({ id, type: 'news', news }),
        pause: async () => {
          await nextTask();
          return open.has(id);
        },
      });
      say({ id, type: 'end' });
    } catch (error) {
      say({ id, type: 'failed', detail: String(error) });
    }
    open.delete(id);
  };
  self.addEventListener('message', ({ data }: MessageEvent<ToThread<Asked>>) => {
    if ('isDropped' in data) return void open.delete(data.id);
    open.add(data.id);
    void answer(data.id, data.asked);
  });
}

const { port1, port2 } = new MessageChannel();
port1.start();

/** A timer would wait longer than a message. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(null);
  });
}
