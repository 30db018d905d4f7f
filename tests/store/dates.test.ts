import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOf, dayCount, dayCountOf, localTime, untilMidnight } from '../../src/store/dates';

afterEach(() => void vi.unstubAllEnvs());

const HOUR = 3_600_000;

describe.each([
  // Zone, a moment in milliseconds since 1970, the date and the time there.
  ['Pacific/Honolulu', 1_795_946_399_000, '2026-11-28T23:59:59-10:00'],
  ['Pacific/Honolulu', 1_795_946_400_000, '2026-11-29T00:00:00-10:00'],
  ['America/New_York', 1_795_928_340_000, '2026-11-28T23:59:00-05:00'],
  ['America/New_York', 1_785_297_600_000, '2026-07-29T00:00:00-04:00'],
  ['Europe/London', 1_782_860_400_000, '2026-07-01T00:00:00+01:00'],
  ['Europe/London', 1_795_910_399_000, '2026-11-28T23:59:59+00:00'],
  ['Asia/Hong_Kong', 1_795_882_140_000, '2026-11-29T00:09:00+08:00'],
  ['Asia/Hong_Kong', 1_795_881_540_000, '2026-11-28T23:59:00+08:00'],
  ['Pacific/Kiritimati', 1_795_860_000_000, '2026-11-29T00:00:00+14:00'],
  ['Asia/Kolkata', 1_798_741_800_000, '2027-01-01T00:00:00+05:30'],
])('in %s at %i', (zone, moment, there) => {
  it(`it is ${there}`, () => {
    vi.stubEnv('TZ', zone);
    expect(localTime(moment)).toBe(there);
    expect(dateOf(moment)).toBe(there.slice(0, 10));
    expect(dayCount(moment)).toBe(dayCountOf(there.slice(0, 10)));
  });
});

it.each([
  // The clocks go forward or back on that day.
  ['America/New_York', 1_772_946_000_000, 23],
  ['America/New_York', 1_793_505_600_000, 25],
  ['Europe/London', 1_774_742_400_000, 23],
  ['Europe/London', 1_792_882_800_000, 25],
  ['Asia/Hong_Kong', 1_795_881_600_000, 24],
])('the day that begins in %s at %i is over in %i hours', (zone, start, hours) => {
  vi.stubEnv('TZ', zone);
  const [first, end] = [start, start + hours * HOUR];
  expect(untilMidnight(first)).toBe(hours * HOUR);
  expect(untilMidnight(end - 1)).toBe(1);
  expect(dayCount(end - 1)).toBe(dayCount(first));
  expect(dayCount(end)).toBe(dayCount(first) + 1);
});
