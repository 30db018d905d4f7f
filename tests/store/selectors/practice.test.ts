import { expect, it } from 'vitest';
import { daysUntil, earlierDays } from '../../../src/store/selectors/practice';

it('days are counted over months and years, forwards and back', () => {
  expect(daysUntil('2026-11-22', '2026-11-22')).toBe(0);
  expect(daysUntil('2026-11-30', '2026-12-02')).toBe(2);
  expect(daysUntil('2027-01-01', '2026-12-30')).toBe(-2);
});

it('the days before one are listed, the latest first', () => {
  expect(earlierDays('2027-01-02', 3)).toEqual(['2027-01-01', '2026-12-31', '2026-12-30']);
  expect(earlierDays('2027-01-02', 0)).toEqual([]);
});
