import { dateAfter } from '../../coach/practice/dates';

export { THEMES } from '../../coach/drills/drill';
export { dayText, streakOf } from '../../coach/practice/day';
export { ratingRange } from '../../coach/practice/rating';

/** The days before this one (`YYYY-MM-DD`), the latest first. */
export function earlierDays(today: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, back) => dateAfter(today, -1 - back));
}
