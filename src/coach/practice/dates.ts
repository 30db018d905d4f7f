/** A date as text: `YYYY-MM-DD`. */
export const DATE_PATTERN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const DAYS_OF_CYCLE = 146_097;
const YEARS_OF_CYCLE = 400;

/**
 * The number of a date (`YYYY-MM-DD`): one more for each day. Years are counted from March, so that the day added in a
 * leap year comes last. Throws if the text is no date.
 */
export function dayNumber(date: string): number {
  if (!DATE_PATTERN.test(date)) throw new Error(`"${date}" is no date.`);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const start = month > 2 ? year : year - 1;
  return dayOfMarchYear(start) + daysBefore((month + 9) % 12) + day - 1;
}

/** The date so many days after another one; before it, if the number is negative. */
export function dateAfter(date: string, days: number): string {
  const number = dayNumber(date) + days;
  let start = Math.floor((number * YEARS_OF_CYCLE) / DAYS_OF_CYCLE) + 1;
  while (dayOfMarchYear(start) > number) start--;
  const rest = number - dayOfMarchYear(start);
  let months = 11;
  while (daysBefore(months) > rest) months--;
  const month = ((months + 2) % 12) + 1;
  return [
    String(month > 2 ? start : start + 1).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(rest - daysBefore(months) + 1).padStart(2, '0'),
  ].join('-');
}

/** The number of the first of March of a year. */
function dayOfMarchYear(year: number): number {
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

/** Days from the first of March to the start of a month, 0 for March. */
function daysBefore(months: number): number {
  return Math.floor((153 * months + 2) / 5);
}
