import { CHOICE_CLASSES } from '../choiceClass';
import { classOf } from '../classes';
import { NINE_IN_TEN } from '../estimate';
import type { Drill, Verdict } from '../drills/drill';

/** The class of an answer; `unknown` is "I do not know", which is neither right nor wrong. */
export const ANSWER_CLASSES = [...CHOICE_CLASSES, 'unknown'] as const;
export type AnswerClass = (typeof ANSWER_CLASSES)[number];

/** What the player chose in a drill, and how good it was. */
export interface Answer {
  /** The id of the drill. */
  readonly drill: string;
  /** The choice as `writtenChoice` writes it; null for "I do not know". */
  readonly choice: string | null;
  readonly class: AnswerClass;
  /** Points lost against the best choice; 0 where the two may be equal. */
  readonly loss: number;
}

/** True for the best choice and for a good one. */
export function isRight(answer: AnswerClass): boolean {
  return answer === 'best' || answer === 'good';
}

/** True for a choice that lost something. "I do not know" is none. */
export function isMiss(answer: AnswerClass): boolean {
  return !isRight(answer) && answer !== 'unknown';
}

/**
 * How good a choice in a drill is, at a table of this noise (points) unless the drill knows it. Null stands for "I do not
 * know". Throws if the drill has no such choice.
 */
export function gradeOf(drill: Drill, choice: string | null, noise: number): Answer {
  if (choice === null) return { drill: drill.id, choice, class: 'unknown', loss: 0 };
  const [best] = drill.verdicts;
  const chosen = drill.verdicts.find((each) => each.choice === choice);
  if (!best || !chosen) throw new Error(`The drill ${drill.id} has no choice "${choice}".`);
  if (chosen === best) return { drill: drill.id, choice, class: 'best', loss: 0 };
  const loss = Math.max(0, best.points - chosen.points);
  const range = rangeOfGap(best, chosen);
  const lossLow = loss - range;
  return {
    drill: drill.id,
    choice,
    class: classOf({ loss, lossLow, error: range / NINE_IN_TEN }, drill.noise ?? noise),
    loss: lossLow > 0 ? loss : 0,
  };
}

/**
 * Half the width of the range of the difference of two choices (points), the better one first: as it was found, or as if
 * their errors were independent.
 */
export function rangeOfGap(one: Verdict, other: Verdict): number {
  if (other.gap !== undefined) return other.gap;
  const [first, second] = [one.high - one.points, other.high - other.points];
  return Math.sqrt(first * first + second * second);
}

/** Points lost in all of these answers. */
export function lossIn(answers: readonly Answer[]): number {
  return answers.reduce((sum, { loss }) => sum + loss, 0);
}
