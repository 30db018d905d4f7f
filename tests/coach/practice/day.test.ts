import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_CLASSES } from '../../../src/coach/practice/answer';
import { dateAfter, dayNumber } from '../../../src/coach/practice/dates';
import { afterDay, dayText, drillOfDay, streakOf } from '../../../src/coach/practice/day';
import { NO_PROGRESS } from '../../../src/coach/practice/progress';
import { drillOf, manyDrills } from './someDrills';

/** Every day from 1999 to 2005 and from 2096 to 2104: leap years, one that is left out, and one that is not. */
const CALENDARS = [
  [1999, 2005],
  [2096, 2104],
].map(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((year) =>
    monthsOf(year).flatMap((days, month) =>
      Array.from({ length: days }, (_, day) => [year, two(month + 1), two(day + 1)].join('-')),
    ),
  ),
);

function monthsOf(year: number): number[] {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

const someDate = fc.constantFrom(...CALENDARS.flat());

describe('dates', () => {
  it('are counted as the calendar does', () => {
    for (const days of CALENDARS) {
      const first = days[0]!;
      expect(days.map((_, at) => dateAfter(first, at))).toEqual(days);
      expect(days.map((day) => dayNumber(day) - dayNumber(first))).toEqual(days.map((_, at) => at));
      expect(dateAfter(days.at(-1)!, 1 - days.length)).toBe(first);
    }
  });

  it.each(['', '2026-2-3', '2026-13-01', '2026-01-32', 'today'])('are not "%s"', (text) => {
    expect(() => dayNumber(text)).toThrow('is no date');
  });
});

describe('the drill of a day', () => {
  const drills = manyDrills(60);

  it('is the same whatever the order of the drills', () => {
    fc.assert(
      fc.property(someDate, fc.shuffledSubarray(drills, { minLength: 60 }), (date, mixed) => {
        expect(drillOfDay(mixed, date)).toBe(drillOfDay(drills, date));
      }),
    );
  });

  it('differs from that of the day before', () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: 2, max: 60 }), fc.nat({ max: 58 }), (date, count, from) => {
        const some = drills.slice(Math.min(from, 60 - count)).slice(0, count);
        expect(drillOfDay(some, date)).not.toBe(drillOfDay(some, dateAfter(date, 1)));
      }),
      { numRuns: 1000 },
    );
  });

  it('differs also where all ids end alike', () => {
    const alike = drills.filter(({ id }) => id.endsWith('0') || id.endsWith('2'));
    expect(alike.length).toBeGreaterThan(1);
    for (let day = 0; day < 50; day++) {
      const date = dateAfter('2026-01-01', day);
      expect(drillOfDay(alike, date)).not.toBe(drillOfDay(alike, dateAfter(date, 1)));
    }
  });

  it('is each of them in time', () => {
    const days = Array.from({ length: 900 }, (_, at) => drillOfDay(drills, dateAfter('2026-01-01', at)).id);
    expect(new Set(days).size).toBe(60);
  });

  it('is the only one if there is one, and an error if there is none', () => {
    expect(drillOfDay([drillOf(1)], '2026-01-01')).toEqual(drillOf(1));
    expect(drillOfDay([drillOf(1)], '2026-01-02')).toEqual(drillOf(1));
    expect(() => drillOfDay([], '2026-01-01')).toThrow('no drill');
  });
});

describe('the text to share', () => {
  const classes = Object.fromEntries(ANSWER_CLASSES.map((each) => [each, `<${each}>`])) as Record<
    (typeof ANSWER_CLASSES)[number],
    string
  >;
  const words = { title: 'A title', lastSeven: 'Seven:', classes };
  const on = (date: string, answer: (typeof ANSWER_CLASSES)[number]) => ({
    [date]: { rules: 'some-game', drill: drillOf(1).id, class: answer },
  });

  it('says the class, and those of the seven days up to it', () => {
    const days = {
      ...on('2026-11-15', 'blunder'),
      ...on('2026-11-16', 'good'),
      ...on('2026-11-20', 'inaccuracy'),
      ...on('2026-11-22', 'best'),
      ...on('2026-11-23', 'mistake'),
    };
    expect(dayText({ date: '2026-11-22', days, words })).toBe('A title\n● <best>\nSeven: ■ · · · ▲ · ●');
  });

  it('leaves out days that were made up for later, but says what it is about', () => {
    const days = {
      ...on('2026-11-20', 'good'),
      '2026-11-21': { ...on('2026-11-21', 'best')['2026-11-21']!, on: '2026-11-22' },
      '2026-11-22': { ...on('2026-11-22', 'best')['2026-11-22']!, on: '2026-11-23' },
    };
    expect(dayText({ date: '2026-11-22', days, words })).toBe('A title\n● <best>\nSeven: · · · · ■ · ●');
  });

  it('has another mark for each class', () => {
    const marks = ANSWER_CLASSES.map(
      (each) => dayText({ date: '2026-11-22', days: on('2026-11-22', each), words }).split('\n')[1]![0],
    );
    expect(new Set(marks).size).toBe(ANSWER_CLASSES.length);
  });
});

describe('days in a row', () => {
  const answer = { rules: 'some-game', drill: drillOf(1).id, class: 'best' as const };
  const on = (...dates: string[]) =>
    dates.reduce((progress, date) => afterDay(progress, date, answer), NO_PROGRESS).days;

  it.each([
    [[], 0],
    [['2026-03-01'], 1],
    [['2026-02-28'], 1],
    [['2026-02-27'], 0],
    [['2026-02-27', '2026-02-28', '2026-03-01'], 3],
    [['2026-02-26', '2026-02-27', '2026-02-28'], 3],
    [['2026-02-26', '2026-02-28', '2026-03-01'], 2],
    [['2026-03-02'], 0],
  ])('after %j there are %d on the first of March', (dates, streak) => {
    expect(streakOf(on(...dates), '2026-03-01')).toBe(streak);
  });

  it('are made of answers of their own day alone', () => {
    const days = {
      '2026-02-27': answer,
      '2026-02-28': { ...answer, on: '2026-03-01' },
      '2026-03-01': { ...answer, on: '2026-03-01' },
    };
    expect(streakOf(days, '2026-03-01')).toBe(1);
    expect(streakOf({ ...days, '2026-02-28': { ...answer, on: '2026-02-28' } }, '2026-03-01')).toBe(3);
    expect(streakOf({ ...days, '2026-03-01': { ...answer, on: '2026-03-02' } }, '2026-03-01')).toBe(0);
  });

  it('keep the first answer of a day', () => {
    const progress = afterDay(NO_PROGRESS, '2026-03-01', answer);
    expect(progress.days).toEqual({ '2026-03-01': answer });
    expect(afterDay(progress, '2026-03-01', { ...answer, class: 'blunder' })).toBe(progress);
  });
});
