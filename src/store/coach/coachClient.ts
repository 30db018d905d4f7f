import type { Schedule } from '../match/clock';
import type { Channel } from '../threads/channel';
import type { Decision } from '../types';
import type { CoachPort, CoachReply, CoachWish } from './coachPort';

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
