import { standardBot } from '../../bots/levels';
import { offered } from '../../engine/actions';
import type { Action } from '../../engine/types';
import type { BotReply } from '../bots/botPort';
import { standIn } from '../bots/standIn';
import { humanSeatOf, requestTo } from './session';
import type { Session } from './session';
import type { TurnLoopPorts } from './turnLoop';

/** Milliseconds until the stand-in chooses instead. */
const PATIENCE = 400;

interface Asked {
  /** Some of those that the human has now. */
  readonly choices: readonly Action[];
  readonly tell: (action: Action) => void;
}

/** Tells once what the standard bot would choose in the human's place, as its code is there: a stand-in, where it fails or is late. */
export function suggest(
  { bots, schedule }: Pick<TurnLoopPorts, 'bots' | 'schedule'>,
  session: Session,
  { choices, tell }: Asked,
): void {
  const stopped = new AbortController();
  const bot = standardBot(session.match.rules);
  const request = { ...requestTo(bot, session, humanSeatOf(session)), choices };
  const end = (reply: BotReply | null): void => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    cancel();
    const isOffered = reply?.ok === true && offered(choices, reply.action);
    tell(isOffered ? reply.action : standIn(request.view, choices));
  };
  const cancel = schedule(() => end(null), PATIENCE);
  bots.ask(request, end, { schedule, signal: stopped.signal });
}
