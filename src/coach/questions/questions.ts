import type { Game } from '../../bots/knownBooks';
import type { Action } from '../../engine/types';
import type { Grade } from './grades';
import type { QuestionsOf, QuestionTable } from './questionsOf';
import { safest } from './safest/safest';
import type { SafestAnswer, SafestQuestion } from './safest/safestQuestion';
import { waits } from './waits/waits';
import type { WaitsAnswer, WaitsQuestion } from './waits/waitsQuestion';
import { worth } from './worth/worth';
import type { WorthAnswer, WorthQuestion } from './worth/worthQuestion';

/** A question of any kind. */
export type DrillQuestion = WaitsQuestion | WorthQuestion | SafestQuestion;

/** What the player answers; null is "I do not know". */
export type DrillAnswer = WaitsAnswer | WorthAnswer | SafestAnswer | null;

/** The kinds of question besides positions with a claim, in the order in which they are offered. */
const KINDS = { waits, worth, safest } as const;
export type QuestionKind = keyof typeof KINDS;
export const QUESTION_KINDS = Object.keys(KINDS) as readonly QuestionKind[];

type AnyKind = QuestionsOf<DrillQuestion, Exclude<DrillAnswer, null>>;
const known: Readonly<Record<QuestionKind, AnyKind>> = KINDS;

/** A question of this kind: see `QuestionsOf`. */
export function makeQuestion(game: Game, kind: QuestionKind, seed: string): DrillQuestion | null {
  return known[kind].make(game, seed);
}

/** The table that a question is about. */
export function tableOf(question: DrillQuestion): QuestionTable {
  return known[question.type].table(question);
}

/** True if the question is answered by a choice at its table. */
export function isAskedAtTable({ type }: DrillQuestion): boolean {
  return known[type].heard !== undefined;
}

/** What a choice at the table of a question answers; null for no answer. */
export function heardAnswer(question: DrillQuestion, action: Action): DrillAnswer {
  return known[question.type].heard?.(question, action) ?? null;
}

/** How good an answer is. Throws if it is not one to this question. */
export function gradeOf(question: DrillQuestion, answer: DrillAnswer): Grade {
  if (answer === null) return 'unknown';
  if (answer.type === question.type) return known[question.type].grade(question, answer);
  throw new Error(`An answer about ${answer.type} is none to a question about ${question.type}.`);
}
