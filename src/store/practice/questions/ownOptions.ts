import type { Question } from '../../../coach/questions/questions';
import type { Options } from '../../../engine/types';

/** The question with this object for its options: a thread sends a copy of them, and resolved rules are cached by identity. */
export function withOwnOptions(question: Question, options: Options): Question {
  return question.type === 'worth'
    ? { ...question, deal: { ...question.deal, options } }
    : { ...question, view: { ...question.view, options } };
}
