import { courseOf } from '../../coach/review/course';
import type { Course } from '../../coach/review/course';
import type { ReviewedDecision } from '../../coach/review/review';
import { playersOf } from '../../engine/match';
import type { RecordedHand } from '../../engine/record';
import type { Player } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { dealAt } from '../selectors/replayTable';
import type { ReplayedHand } from '../selectors/replayTable';
import type { DealResult } from '../types';

/** How a hand went; one that breaks off is worth at its end what it was worth last. */
export function courseOfHand(
  decisions: readonly ReviewedDecision[],
  { result }: RecordedHand,
  player: Player,
): Course {
  const last = decisions.at(-1);
  return courseOf(decisions, result?.scores[player] ?? last?.choices[last.chosen]?.points ?? 0);
}

/** The courses of several hands as one, without its steps. */
export function courseOfAll(courses: readonly Course[]): Course {
  const sum = (part: 'start' | 'luck' | 'skill' | 'result') =>
    courses.reduce((all, each) => all + each[part], 0);
  return { start: sum('start'), luck: sum('luck'), skill: sum('skill'), result: sum('result'), steps: [] };
}

/** A decision as it stood. */
export interface Moment {
  /** What the player could see. */
  readonly view: SeatView;
  /** Everything, as of a deal that has paid nothing yet. */
  readonly all: DealResult;
}

/** The moment before this recorded event. */
export function momentAt(replayed: ReplayedHand, player: Player, event: number): Moment {
  const deal = dealAt(replayed, event);
  const seated = playersOf(replayed.match);
  return {
    view: seatView(deal, seated.indexOf(player)),
    all: { deal, seated, before: [], after: [], gained: [], last: false },
  };
}

/** Which own turn of the hand a decision belongs to, from 1. */
export function turnOf(
  { events }: RecordedHand,
  { event }: Pick<ReviewedDecision, 'event'>,
  player: Player,
): number {
  const own = events.slice(0, event).filter(({ type, p }) => type === 'discard' && p === player);
  return own.length + 1;
}

/** So many of the dearest choices are told. */
const MOMENTS = 3;

/** The places of the dearest choices, the dearest first. */
export function momentsOf(decisions: readonly Pick<ReviewedDecision, 'loss'>[]): readonly number[] {
  return decisions
    .map(({ loss }, at) => ({ loss, at }))
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOMENTS)
    .map(({ at }) => at);
}
