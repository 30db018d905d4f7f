import * as v from 'valibot';
import type { SaveStorage } from '../save';

/** How many steps the first lesson has; the last is the hand that is played. */
export const LESSON_STEPS = 6;

const KEY = 'hong-kong-mahjong/lesson';

const schema = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LESSON_STEPS - 1)),
});

/** The step of the first lesson that was left; what cannot be read counts as the beginning. */
export function readLessonStep(storage: SaveStorage): number {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.output.step : 0;
  } catch {
    return 0;
  }
}

export function keepLessonStep(storage: SaveStorage, step: number): void {
  try {
    storage.setItem(KEY, JSON.stringify({ step }));
  } catch {
    // A browser that keeps nothing still teaches; the lesson begins at its first step the next time.
  }
}
