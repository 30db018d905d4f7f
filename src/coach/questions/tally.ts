import type { RuleSetId } from '../../engine/types';
import type { Grade } from './grades';
import { QUESTION_KINDS } from './questions';
import type { QuestionKind } from './questions';

/** Questions of a set. */
export const SET_SIZE = 10;

/** So many of the latest answers are kept. */
export const LAST = 10;

/** How one kind of question went so far. */
export interface Tally {
  readonly answered: number;
  readonly right: number;
  /** The latest grades, oldest first; at most `LAST`. */
  readonly last: readonly Grade[];
  /** The most right answers in one whole set; null before the first. */
  readonly best: number | null;
}

/** A set of questions under way. They follow from its seed. Plain JSON. */
export interface QuestionSet {
  readonly rules: RuleSetId;
  readonly seed: string;
  /** The answers so far, in order. */
  readonly grades: readonly Grade[];
}

/** What is kept of one kind. */
export interface KindProgress {
  readonly tally: Tally;
  /** The set that was begun; null when it is finished. */
  readonly set: QuestionSet | null;
}

export type QuestionProgress = Readonly<Record<QuestionKind, KindProgress>>;

/** The same for each kind. */
export function ofEachKind<T>(each: T): Readonly<Record<QuestionKind, T>> {
  return Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, each])) as Record<QuestionKind, T>;
}

/** Nothing was asked yet. */
export const NO_QUESTIONS: QuestionProgress = ofEachKind<KindProgress>({
  tally: { answered: 0, right: 0, last: [], best: null },
  set: null,
});

/** The seed of a question of a set, by its place. */
export function seedOf({ seed }: QuestionSet, at: number): string {
  return `${seed} ${at}`;
}

/** What is kept after the next question of the set was answered like this. Throws if no set was begun. */
export function afterAnswer({ tally, set }: KindProgress, grade: Grade): KindProgress {
  if (!set || set.grades.length >= SET_SIZE) throw new Error('No question of a set is open.');
  const grades = [...set.grades, grade];
  return {
    tally: {
      answered: tally.answered + 1,
      right: tally.right + Number(grade === 'right'),
      last: [...tally.last, grade].slice(-LAST),
      best: grades.length < SET_SIZE ? tally.best : Math.max(tally.best ?? 0, rightIn(grades)),
    },
    set: { ...set, grades },
  };
}

/** How many of these answers are right. */
export function rightIn(grades: readonly Grade[]): number {
  return grades.filter((grade) => grade === 'right').length;
}

/** True while a question of the set is still to be answered. */
export function isOpen({ grades }: QuestionSet): boolean {
  return grades.length < SET_SIZE;
}
