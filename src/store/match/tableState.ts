import { dealScores, finishDeal, playersOf } from '../../engine/match';
import type { DealEvent, TileId } from '../../engine/types';
import { seatView, visibleEvent } from '../../engine/view';
import { sheetSoFar } from './runningScores';
import { humanSeatOf } from './session';
import type { Session } from './session';
import type { DealResult, Ended, SeenEvent, TableState } from '../types';
import type { Frame } from './frames';
import { wallView } from './wallView';

type Laid = Pick<
  TableState,
  | 'match'
  | 'forHand'
  | 'players'
  | 'human'
  | 'practice'
  | 'humanSeat'
  | 'view'
  | 'scores'
  | 'sheet'
  | 'wall'
  | 'throws'
>;

/** What the screens may know of a session. */
export function tableState(session: Session): Laid {
  const { match, forHand = {}, players, human, practice, throws, deal } = session;
  const gained = dealScores(deal, playersOf(match));
  const humanSeat = humanSeatOf(session);
  return {
    match,
    forHand,
    players,
    human,
    practice,
    humanSeat,
    view: seatView(deal, humanSeat),
    scores: match.scores.map((score, player) => score + (gained[player] ?? 0)),
    sheet: sheetSoFar(session),
    wall: wallView(deal),
    throws,
  };
}

/** A deal as it stands, with all that the human has seen of it. Nobody is asked yet. */
export function standingState(session: Session): Partial<TableState> {
  const seen = seenEvents(session, session.events, 1);
  const asked = { choices: [], automatic: null, skippedFrom: null, secondsLeft: null };
  const none = { ...asked, mayTakeBack: false, result: null };
  return { ...tableState(session), ...none, seen, lastDiscard: lastDiscardIn(seen) };
}

/** The events that the human may see, numbered from `serial`. */
export function seenEvents(session: Session, events: readonly DealEvent[], serial: number): SeenEvent[] {
  const seat = humanSeatOf(session);
  const visible = events.flatMap((event) => visibleEvent(event, seat) ?? []);
  return visible.map((event, at) => ({ serial: serial + at, event }));
}

/** The tile discarded last, while it lies in its river. */
export function lastDiscardIn(seen: readonly SeenEvent[]): TileId | null {
  const last = seen.findLast(({ event }) =>
    ['discard', 'chow', 'pong', 'kong', 'group'].includes(event.type),
  )?.event;
  return last?.type === 'discard' ? last.tile : null;
}

/** What a picture of the table changes. */
export function frameState(
  { session, view, choices, automatic, wallOf, events, secondsLeft, isSkipped, mayTakeBack }: Frame,
  before: Pick<TableState, 'seen' | 'skippedFrom'>,
): Partial<TableState> {
  const last = before.seen.at(-1)?.serial ?? 0;
  const more = seenEvents(session, events, last + 1);
  const seen = more.length > 0 ? [...before.seen, ...more] : before.seen;
  const isSameQuestion = more.length === 0 && choices.length > 0;
  const shown = { view, choices, automatic, seen, secondsLeft, mayTakeBack };
  return {
    ...tableState(session),
    ...shown,
    wall: wallView(wallOf),
    lastDiscard: lastDiscardIn(seen),
    skippedFrom: isSkipped ? last : isSameQuestion ? before.skippedFrom : null,
  };
}

/** A deal that is over and what it changed. */
export function resultOf({ match, deal }: Pick<Session, 'match' | 'deal'>): DealResult {
  const after = finishDeal(match, deal);
  const seated = playersOf(match);
  const gained = dealScores(deal, seated);
  const scores = match.scores.map((score, player) => score + (gained[player] ?? 0));
  return { deal, seated, gained, before: match.scores, after: scores, last: after.progress === null };
}

/** Whether this is the last deal of the match that ended so. */
export function isLastDeal({ match, deal }: Session, { match: over }: Ended): boolean {
  return deal.phase.type === 'ended' && match.bits === over.bits && match.dealt + 1 === over.dealt;
}
