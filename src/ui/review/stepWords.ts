import type { Course } from '../../coach/review/course';
import type { ReviewedDecision } from '../../coach/review/review';
import type { ReplayedHand } from '../../store/facts/replayTable';
import type { Scale } from '../coach/scale';
import { turnOf } from '../../store/review/reviewFacts';
import type { ReviewOfMatch } from './useReview';
import type { Filter, ReviewWords } from '../languages/en/review';

/** A hand with its course, as its parts are shown. */
export interface HandFacts {
  readonly review: ReviewOfMatch;
  readonly replayed: ReplayedHand;
  readonly decisions: readonly ReviewedDecision[];
  readonly course: Course;
  readonly scale: Scale;
}

/** A course as it is looked at. */
export interface CourseViewProps extends HandFacts {
  readonly selected: number | null;
  readonly filter: Filter;
  readonly onPick: (decision: number) => void;
}

/** What a decision is called in a sentence: "Turn 7, discard". */
export function nameOf(decision: ReviewedDecision, facts: HandFacts, words: ReviewWords): string {
  const turn = turnOf(facts.replayed.hand, decision, facts.review.player);
  return isInTurn(decision) ? words.sortOf(decision.sort, turn) : words.sortOf('claim', turn);
}

/** The same below the chart: "T7", or what was done with the tile that was offered. */
export function labelOf(
  decision: ReviewedDecision,
  facts: HandFacts,
  words: { readonly review: ReviewWords; readonly action: (type: string) => string },
): string {
  if (isInTurn(decision))
    return words.review.turn(turnOf(facts.replayed.hand, decision, facts.review.player));
  return words.action(decision.choices[decision.chosen]?.action.type ?? 'pass').toLowerCase();
}

/** Whoever is offered a tile may pass. */
function isInTurn({ choices }: ReviewedDecision): boolean {
  return choices.every(({ action }) => action.type !== 'pass');
}
