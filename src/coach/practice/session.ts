import type { RuleSetId } from '../../engine/types';
import type { Answer } from './answer';

export { gradeOf, type Answer, type AnswerClass } from './answer';

/** Positions of a set, where there are as many. */
export const SET_SIZE = 10;

/** A set that is being answered. Plain JSON. */
export interface PracticeSet {
  readonly rules: RuleSetId;
  /** Ids of the drills, in order. */
  readonly drills: readonly string[];
  /** The answers so far, in the same order. */
  readonly answers: readonly Answer[];
}
