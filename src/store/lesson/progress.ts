import { KEYS } from '../saves/keys';
import type { SaveStorage } from '../saves/save';

/** How many steps the first lesson has; the last is the hand that is played. Its first matches come after them. */
export const LESSON_STEPS = 6;

/** How far somebody is in the first lesson. */
export interface LessonProgress {
  /** The step that was left; `LESSON_STEPS` once all were gone through. */
  readonly step: number;
  /** Which of the first matches is next. */
  readonly match: number;
}

const BEGINNING: LessonProgress = { step: 0, match: 0 };

/** The progress that was kept; what cannot be read counts as the beginning. */
export function readLesson(storage: SaveStorage): LessonProgress {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEYS.lesson) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('step' in kept) || !isPlace(kept.step))
      return BEGINNING;
    return { step: kept.step, match: 'match' in kept && isPlace(kept.match) ? kept.match : 0 };
  } catch {
    return BEGINNING;
  }
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LESSON_STEPS;
}

/** Whether the first lesson was ever begun. */
export function hasBegunLesson(storage: SaveStorage): boolean {
  try {
    return storage.getItem(KEYS.lesson) !== null;
  } catch {
    return false;
  }
}

export function keepLesson(storage: SaveStorage, { step, match }: LessonProgress): void {
  try {
    storage.setItem(KEYS.lesson, JSON.stringify(match === 0 ? { step } : { step, match }));
  } catch {
    // A browser that keeps nothing still teaches; the lesson begins at its first step the next time.
  }
}
