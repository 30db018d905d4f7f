import { createContext, useContext } from 'react';
import type { RuleSetId } from '../../engine/types';
import type { GuidedDeal, Taught } from '../../store/lesson/content';
import { namedItems } from '../../store/lesson/scores';
import { useWords } from '../context';
import { useLate } from '../useLate';
import { useWordsOfGame } from '../text/gameWords';
import type { GameWords } from '../text/gameWords';
import { findLesson } from './knownLesson';
import type { KnownLesson } from './knownLesson';
import type { FirstMatch, LessonWords, Task } from './lessonPart';

/** The lesson under way, with the game that it teaches. */
export interface Lesson extends Taught {
  readonly id: RuleSetId;
  readonly tasks: readonly (readonly Task[])[];
  readonly guided: GuidedDeal;
  readonly firstMatches: readonly FirstMatch[];
}

export const LessonContext = createContext<Lesson | null>(null);

export function useLesson(): Lesson {
  const lesson = useContext(LessonContext);
  if (!lesson) throw new Error('No lesson is under way here.');
  return lesson;
}

/** What the lesson shows and asks; the page waits while it is loaded. */
export function useContent({ content }: KnownLesson) {
  return useLate(content, content.load);
}

/** The words of the lesson in the language in use; the page waits while there are none. */
export function useLessonText(): LessonWords {
  const lesson = findLesson();
  if (!lesson) throw new Error('No game has a first lesson.');
  return useWords(lesson.words);
}

/** The words of the game that the lesson teaches. */
export function useTaughtWords(): GameWords {
  return useWordsOfGame(useLesson().id);
}

/** The worth of the items that the lesson names. */
export function useWorths(): (item: string) => number {
  const items = namedItems(useLesson());
  return (item) => items.find(({ id }) => id === item)?.value ?? 0;
}
