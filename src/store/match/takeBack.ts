import { legalActions } from '../../engine/legalActions';
import type { Action } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
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

/** Whether a moment is none at which the player is asked: a pass is made at once. */
export type IsPassed = (view: SeatView, choices: readonly Action[]) => boolean;

/**
 * Takes back the human's last choice of this deal, with all that others chose after it; an answer to a claim, and a
 * pass, is a choice like any other. What bots draw by lot depends on the decision alone, so the same choice gives the
 * same course again. Null where choices stand, or there is none.
 */
export function takenBack(session: Session | null, isPassed: IsPassed): TakenBack | null {
  if (!session?.practice) return null;
  const last = lastOwn(session, isPassed);
  if (!last) return null;
  const { coached, practice, players, since } = session;
  const before = { ...last.session, coached, practice, players, ...(since && { since }) };
  return { session: before, state: stateOf(before), action: last.action };
}

/** The last choice that the human was asked for, and the deal before it. */
function lastOwn(session: Session, isPassed: IsPassed): Pick<TakenBack, 'session' | 'action'> | null {
  const { since, choices } = session;
  const human = humanSeatOf(session);
  let now = since ?? beginDeal(session, dealtWall(session)).session;
  let found: Pick<TakenBack, 'session' | 'action'> | null = null;
  for (const action of choices.slice(now.choices.length)) {
    const isOwn =
      action.seat === human && !isPassed(seatView(now.deal, human), legalActions(now.deal, human));
    if (isOwn) found = { session: now, action };
    const next = choose(now, action);
    if (!next) throw new Error('A choice of this deal is refused now.');
    now = next.session;
  }
  return found;
}

/** A deal as it stands, with all that the human has seen of it; nobody is asked yet. */
function stateOf(session: Session): Partial<GameState> {
  const seen = seenEvents(session, session.events, 1);
  const lastDiscard = lastDiscardIn(seen);
  return { ...tableState(session), seen, lastDiscard, choices: [], secondsLeft: null, result: null };
}
