/** A day without a change of the clocks, in milliseconds. */
const DAY = 86_400_000;

/** The date of a moment where the player is, such as `2026-11-22`. `at`: milliseconds since 1970. */
export function dateOf(at: number): string {
  const then = new Date(at);
  return [then.getFullYear(), then.getMonth() + 1, then.getDate()].map(twoDigits).join('-');
}

/** The same with the time of day, and how far it is from universal time: `2026-11-29T00:09:00+08:00`. */
export function localTime(at: number): string {
  const then = new Date(at);
  const time = [then.getHours(), then.getMinutes(), then.getSeconds()].map(twoDigits).join(':');
  const ahead = -then.getTimezoneOffset();
  const zone = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map(twoDigits).join(':');
  return `${dateOf(at)}T${time}${ahead < 0 ? '-' : '+'}${zone}`;
}

/** The number of the day of a moment where the player is: one more for each day, however long they are. */
export function dayCount(at: number): number {
  const then = new Date(at);
  return Date.UTC(then.getFullYear(), then.getMonth(), then.getDate()) / DAY;
}

/** The same of a date, such as `2026-11-22`. */
export function dayCountOf(date: string): number {
  return Date.parse(date) / DAY;
}

/** Milliseconds until the next day begins where the player is. */
export function untilMidnight(at: number): number {
  const then = new Date(at);
  return new Date(then.getFullYear(), then.getMonth(), then.getDate() + 1).getTime() - at;
}

function twoDigits(count: number): string {
  return `${count}`.padStart(2, '0');
}
