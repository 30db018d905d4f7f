import { dateAfter, dayNumber } from '../../coach/practice/dates';

export { OWN_THEME, THEMES } from '../../coach/drills/drill';
export type { Theme } from '../../coach/drills/drill';
export { dayText, isInTime, streakOf } from '../../coach/practice/day';
export { isRated, ratingRange } from '../../coach/practice/rating';
export { isUnderWay } from '../../coach/practice/session';

/** How many days a date (`YYYY-MM-DD`) comes after another one; less than 0 where it comes before. */
export function daysUntil(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The days before this one (`YYYY-MM-DD`), the latest first. */
export function earlierDays(today: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, back) => dateAfter(today, -1 - back));
}
