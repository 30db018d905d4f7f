import type { Channel } from '../threads/channel';
import type { BotPort, BotReply, BotRequest } from './botPort';

/** Bots that think in a thread. */
export function createBotClient(thread: Channel<BotRequest, BotReply>): BotPort {
  return {
    ask: (request, done, limits) =>
      thread.ask({
        asked: request,
        hear: done,
        fail: ({ why, detail }) => done({ ok: false, error: detail, isLate: why === 'late' }),
        ...limits,
      }),
    warm: () => thread.warm(),
  };
}
