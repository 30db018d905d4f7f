import type { Action, Player } from '../../engine/types';
import type { SeatView } from '../../engine/view';

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
  | { readonly ok: false; readonly error: string };

/** Where the bots think: a worker in the app. */
export interface BotPort {
  /**
   * Asks for one decision. `done` is called at most once, perhaps before this returns. `begun` is called when all that the
   * bot needs is loaded, and its turn to think has come.
   */
  readonly ask: (request: BotRequest, done: (reply: BotReply) => void, begun?: () => void) => void;
  /** Begins to load what thinks, so that the first question finds it there. */
  readonly warm?: () => void;
  /** Drops the question that is thought about, and begins afresh with the others. */
  readonly restart: () => void;
}

/** Says that a bot did not make its decision, and the stand-in made it. */
export interface BotFault {
  readonly why: 'failed' | 'not-offered' | 'late';
  readonly bot: string;
  readonly player: Player;
  readonly decision: number;
  readonly detail: string;
}
