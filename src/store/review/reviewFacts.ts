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

/** What a hand or several were made of. */
export type CourseSum = Omit<Course, 'steps'>;

/** As it is shown: to a tenth of a point, so that the four still add up. */
export function roundedSum({ start, skill, result }: CourseSum): CourseSum {
  const rounded = { start: tenths(start), skill: tenths(skill), result: tenths(result) };
  return { ...rounded, luck: tenths(rounded.result - rounded.start - rounded.skill) };
}

/** The sums of several hands as one. */
export function sumOfAll(sums: readonly CourseSum[]): CourseSum {
  const sum = (part: keyof CourseSum) => tenths(sums.reduce((all, each) => all + each[part], 0));
  return { start: sum('start'), luck: sum('luck'), skill: sum('skill'), result: sum('result') };
}

function tenths(points: number): number {
  return Math.round(points * 10) / 10;
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

/** A decision of a match: the place of its hand in the record, and its own in that hand. */
export interface DecisionPlace {
  readonly hand: number;
  readonly decision: number;
}

/** So many of the dearest choices of a hand are told, and of several. */
const OF_ONE = 3;
const OF_SEVERAL = 5;

/** The choices of these hands that gave up most, the dearest first. `of` gives the decisions of a hand. */
export function costliestOf(
  hands: readonly number[],
  of: (hand: number) => readonly Pick<ReviewedDecision, 'loss'>[],
): readonly DecisionPlace[] {
  return hands
    .flatMap((hand) => of(hand).map(({ loss }, decision) => ({ hand, decision, loss })))
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, hands.length === 1 ? OF_ONE : OF_SEVERAL)
    .map(({ hand, decision }) => ({ hand, decision }));
}
