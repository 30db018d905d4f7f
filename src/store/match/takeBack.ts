import { legalActions } from '../../engine/legalActions';
import type { Action } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { beginDeal, choose, dealtWall, humanSeatOf } from './session';
import type { Session } from './session';

/** Whether a pass is made without asking at such a moment. */
export type IsPassed = (view: SeatView, choices: readonly Action[]) => boolean;

/** A deal as it was before a choice, and that choice. */
interface TakenBack {
  readonly session: Session;
  readonly action: Action;
}

/**
 * Takes back the human's last choice of this deal, with all that others chose after it; an answer to a claim, and a
 * pass, is a choice like any other. What bots draw by lot depends on the decision alone, so the same choice gives the
 * same course again. Null where there is none.
 */
export function takenBack(session: Session | null, isPassed: IsPassed): TakenBack | null {
  const last = session && lastOwn(session, isPassed);
  if (!last) return null;
  const { coached, practice, players, forHand, since } = session;
  const kept = { coached, practice, players, ...(forHand && { forHand }), ...(since && { since }) };
  const before = { ...last.session, ...kept };
  return { session: before, action: last.action };
}

/** The last choice that the human was asked for, and the deal before it. */
function lastOwn(session: Session, isPassed: IsPassed): TakenBack | null {
  const { since, choices } = session;
  const human = humanSeatOf(session);
  let now = since ?? beginDeal(session, dealtWall(session)).session;
  let found: TakenBack | null = null;
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
