import type { Channel } from '../threads/channel';
import type { Action, Player } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Schedule } from '../match/clock';

/** All that a bot is told for one decision: what its seat may know, and its source of random numbers. */
export interface BotRequest {
  readonly bot: string;
  readonly view: SeatView;
  readonly choices: readonly Action[];
  /** The state of this deal's random stream for bots. */
  readonly words: readonly number[];
  readonly player: Player;
  /** How many decisions this bot has made in the deal. */
  readonly decision: number;
}

export type BotReply =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly error: string; readonly isLate?: boolean };

export interface BotLimits {
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
}

/** Where the bots think: a worker in the app. */
export interface BotPort {
  /**
   * Asks for one decision. `done` is called at most once, perhaps before this returns. With a `schedule` a bot that is late
   * is given up. The `signal` drops the question.
   */
  readonly ask: (request: BotRequest, done: (reply: BotReply) => void, limits?: BotLimits) => void;
  /** Begins to load what thinks, so that the first question finds it there. */
  readonly warm?: () => void;
}

/** Says that a bot did not make its decision, and the stand-in made it. */
export interface BotFault {
  readonly why: 'failed' | 'not-offered' | 'late';
  readonly bot: string;
  readonly player: Player;
  readonly decision: number;
  readonly detail: string;
}

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
