import type { Grade } from './grades';
import { gradeWaits } from './waits';
import type { WaitsQuestion } from './waits';
import type { TileKind } from '../../engine/types';

/** A question of any kind. */
export type Question = WaitsQuestion;

/** What the player answers; null is "I do not know". `kinds`: all that were marked. */
export type QuestionAnswer = { readonly type: 'waits'; readonly kinds: readonly TileKind[] } | null;

/** How good an answer is. Throws if it is not one to this question. */
export function gradeOf(question: Question, answer: QuestionAnswer): Grade {
  if (answer === null) return 'unknown';
  return gradeWaits(question, answer.kinds);
}
