import { legalActions } from '../../engine/legalActions';
import { seatView } from '../../engine/view';
import type { Thinking } from '../bots/thinking';
import type { Decision } from '../../coach/thought';
import { choose, humanSeatOf, isHumanAsked } from './session';
import type { Session } from './session';

/** What the human will be asked after the pause; null where nothing, or where that is not certain: a bot still thinks. */
export function decisionAhead(session: Session, thinking: Thinking | null): Decision | null {
  const ahead = sessionAhead(session, thinking);
  if (!ahead || !isHumanAsked(ahead)) return null;
  const seat = humanSeatOf(ahead);
  return { view: seatView(ahead.deal, seat), choices: legalActions(ahead.deal, seat) };
}

function sessionAhead(session: Session, thinking: Thinking | null): Session | null {
  if (!thinking) return session;
  const actions = thinking.answered();
  return (
    actions &&
    actions.reduce<Session | null>((now, action) => now && (choose(now, action)?.session ?? null), session)
  );
}
