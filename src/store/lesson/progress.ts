import type { SaveStorage } from '../saves/save';

/** How many steps the first lesson has; the last is the hand that is played. */
export const LESSON_STEPS = 6;

const STEPS = Array.from({ length: LESSON_STEPS }, (_, step) => step);
const KEY = 'hong-kong-mahjong/lesson';

/** The step of the first lesson that was left; what cannot be read counts as the beginning. */
export function readLessonStep(storage: SaveStorage): number {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    const left = typeof kept === 'object' && kept !== null && 'step' in kept ? kept.step : 0;
    return STEPS.find((step) => step === left) ?? 0;
  } catch {
    return 0;
  }
}

/** Whether the first lesson was ever begun. */
export function hasBegunLesson(storage: SaveStorage): boolean {
  try {
    return storage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepLessonStep(storage: SaveStorage, step: number): void {
  try {
    storage.setItem(KEY, JSON.stringify({ step }));
  } catch {
    // A browser that keeps nothing still teaches; the lesson begins at its first step the next time.
  }
}
