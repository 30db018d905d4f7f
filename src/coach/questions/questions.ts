import type { Grade } from './grades';
import { gradeSafest } from './safest';
import type { SafestQuestion } from './safest';
import { gradeWaits } from './waits';
import type { WaitsQuestion } from './waits';
import { gradeWorth } from './worth';
import type { WorthQuestion } from './worth';
import type { TileKind } from '../../engine/types';

/** A question of any kind. */
export type Question = WaitsQuestion | WorthQuestion | SafestQuestion;

/**
 * What the player answers; null is "I do not know". `kinds`: all that were marked. `option`: its place. `kind`: what
 * is discarded.
 */
export type QuestionAnswer =
  | { readonly type: 'waits'; readonly kinds: readonly TileKind[] }
  | { readonly type: 'worth'; readonly option: number }
  | { readonly type: 'safest'; readonly kind: TileKind }
  | null;

/** How good an answer is. Throws if it is not one to this question. */
export function gradeOf(question: Question, answer: QuestionAnswer): Grade {
  if (answer === null) return 'unknown';
  if (question.type === 'waits' && answer.type === 'waits') return gradeWaits(question, answer.kinds);
  if (question.type === 'worth' && answer.type === 'worth') return gradeWorth(question, answer.option);
  if (question.type === 'safest' && answer.type === 'safest') return gradeSafest(question, answer.kind);
  throw new Error(`An answer about ${answer.type} is none to a question about ${question.type}.`);
}
