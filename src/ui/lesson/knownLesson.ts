import type { RuleSetId } from '../../engine/types';
import { lazyOnce } from '../../store/lazyOnce';
import type { Lazy } from '../../store/lazyOnce';
import { dictionary } from '../text/dictionary';
import type { Dictionary, WordFiles } from '../text/dictionary';
import type { LessonContent, LessonPart, LessonWords } from './lessonPart';

/** The first lesson and the game that it teaches. */
export interface KnownLesson {
  readonly rules: RuleSetId;
  /** How many matches it leads to. */
  readonly matches: number;
  readonly content: Lazy<LessonContent>;
  readonly words: Dictionary<LessonWords>;
}

let known: KnownLesson | null = null;

/** Makes the lesson of a game known. There is one first lesson: that of the first game that has one. */
export function addLesson(
  rules: RuleSetId,
  { matches, content }: LessonPart,
  files: WordFiles<LessonWords>,
): void {
  known ??= { rules, matches, content: lazyOnce(content), words: dictionary<LessonWords>(files) };
}

/** The first lesson; null where no game has one. */
export function findLesson(): KnownLesson | null {
  return known;
}
