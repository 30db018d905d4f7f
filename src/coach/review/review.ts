import type { ChoiceClass } from '../choiceClass';
import type { WeighedChoice } from '../judgement';
import type { Reason } from '../reasons/reason';

/** What was decided about. `win`: a win could be called; `kong`: a kong was laid out, or was the best choice. */
export const DECISION_SORTS = ['discard', 'claim', 'kong', 'win'] as const;
export type DecisionSort = (typeof DECISION_SORTS)[number];

/** A decision of the reviewed player, judged by what the player could see. Points are of the whole deal. */
export interface ReviewedDecision {
  /** Index of the recorded event that shows it. */
  readonly event: number;
  readonly sort: DecisionSort;
  /** The best first. */
  readonly choices: readonly WeighedChoice[];
  /** What the player chose, by its place in `choices`. */
  readonly chosen: number;
  readonly class: ChoiceClass;
  /** The choice may be as good as the best; of the best itself: another one may be. */
  readonly close: boolean;
  /** Points that the choice gave up; 0 where these are no more than their standard error. */
  readonly loss: number;
  /** What the deals of the table scatter by, in points. */
  readonly noise: number;
  /** Why the best choice is better than the one that was made, or than the next best. */
  readonly reasons: readonly Reason[];
}
