import type { Action } from '../../engine/types';
import { beginDeal, choose, dealtWall, humanSeatOf } from './session';
import type { Session } from './session';
import { lastDiscardIn, seenEvents, tableState } from './tableState';
import type { GameState } from '../types';

/** A deal as it was before a choice, what the table then shows, and that choice. */
export interface TakenBack {
  readonly session: Session;
  readonly state: Partial<GameState>;
  readonly action: Action;
}

/**
 * Takes back the human's last choice of this deal, answers to claims and passes among them, with all that others chose
 * after it. What bots draw by lot depends on the decision alone, so the same choice gives the same course again. Null
 * where choices stand, or there is none.
 */
export function takenBack(session: Session | null): TakenBack | null {
  if (!session) return null;
  const { choices, practice, since } = session;
  const human = humanSeatOf(session);
  const first = since?.choices.length ?? 0;
  const last = choices.findLastIndex(({ seat }) => seat === human);
  const action = choices[last];
  if (!practice || !action || last < first) return null;
  let now: Session = since ?? beginDeal(session, dealtWall(session)).session;
  for (const choice of choices.slice(first, last)) {
    const next = choose(now, choice);
    if (!next) throw new Error('A choice of this deal is refused now.');
    now = next.session;
  }
  const { coached } = session;
  const before = { ...now, coached, practice, ...(since && { since }) };
  return { session: before, state: stateOf(before), action };
}

/** A deal as it stands, with all that the human has seen of it; nobody is asked yet. */
function stateOf(session: Session): Partial<GameState> {
  const seen = seenEvents(session, session.events, 1);
  const lastDiscard = lastDiscardIn(seen);
  return { ...tableState(session), seen, lastDiscard, choices: [], secondsLeft: null, result: null };
}
