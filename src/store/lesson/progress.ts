import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';

/** How many steps the first lesson has; the last is the hand that is played. Its first matches come after them. */
export const LESSON_STEPS = 6;

/** How far somebody is in the first lesson. */
export interface LessonProgress {
  /** The step that was left; `LESSON_STEPS` once all were gone through. */
  readonly step: number;
  /** Which of the first matches is next; their number once the last was begun. */
  readonly match: number;
}

/** In a browser that keeps nothing the lesson begins at its first step the next time. */
export const keptLesson = kept<LessonProgress>({
  key: KEYS.lesson,
  parse: (json) => {
    const { step, match } = json as Partial<LessonProgress>;
    return isPlace(step) ? { step, match: isPlace(match) ? match : 0 } : null;
  },
  format: ({ step, match }) => (match === 0 ? { step } : { step, match }),
  empty: { step: 0, match: 0 },
});

function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LESSON_STEPS;
}
