import type { Schedule } from '../match/clock';
import type { Channel } from '../threads/channel';
import type { Depth, Judgement } from '../../coach/judgement';
import type { Reason, WayToMinimum } from '../../coach/reasons/reason';
import type { Decision } from '../../coach/thought';

/** What the coach found out by now. */
export interface CoachFinding {
  readonly judgement: Judgement;
  /** Why the best choice is better than the first that is not as good, the weightiest first. */
  readonly reasons: readonly Reason[];
  /** How far the hand is from the least value that may be won with; null where that is no question. */
  readonly way: WayToMinimum | null;
}

/** Why there is no judgement: the game has no coach or the decision is none that it judges, or thinking failed. */
export type NoFinding = 'unknown' | 'failed' | 'late';

export type CoachReply =
  | { readonly ok: true; readonly finding: CoachFinding }
  | { readonly ok: false; readonly why: NoFinding; readonly detail: string };

/** What the coach's thread is asked. */
export interface CoachWish {
  /** The same for the same decision, asked again to a greater depth. */
  readonly number: number;
  readonly decision: Decision;
  readonly until: Depth;
}

/** Where the coach thinks: a worker in the app. */
export interface CoachPort {
  /**
   * Asks what the choices of a decision are worth, up to this depth. `hear` is called with each answer, the least deep
   * first. A newer question ends the one before. The same decision may be asked again, to a greater depth: it goes on
   * where it stopped.
   */
  readonly ask: (decision: Decision, until: Depth, hear: (reply: CoachReply) => void) => void;
  /** Ends the question under way: nothing more is heard of it. */
  readonly cancel: () => void;
}

/** A coach in a thread. Only the last question is open. */
export function createCoachClient(thread: Channel<CoachWish, CoachReply>, schedule: Schedule): CoachPort {
  let last: Decision | null = null;
  let number = 0;
  let open = new AbortController();
  return {
    ask: (decision, until, hear) => {
      open.abort();
      open = new AbortController();
      if (decision !== last) number++;
      last = decision;
      thread.ask({
        asked: { number, decision, until },
        hear,
        fail: (failure) => hear({ ok: false, ...failure }),
        schedule,
        signal: open.signal,
      });
    },
    cancel: () => {
      open.abort();
      last = null;
    },
  };
}
