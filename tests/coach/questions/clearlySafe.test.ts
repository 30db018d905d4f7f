import { describe, expect, it } from 'vitest';
import { isOpen, LEAST, safeAmong, USUAL } from '../../../src/coach/questions/safest/clearlySafe';

/** Discards that dealt in so often, of so many deals. */
const counted = (deals: number, ...dealtIn: readonly number[]) => ({
  chances: dealtIn.map((each) => each / deals),
  deals,
});

describe('the clearly safest discards', () => {
  it.each([
    ['one alone', counted(1000, 0, 60, 70, 90), 1],
    ['those nearly as safe', counted(1000, 0, 8, 60, 70, 90), 2],
    ['not one that is a little less safe', counted(1000, 0, 9, 60, 70, 90), null],
    ['none, where the next is too near', counted(1000, 40, 64, 90, 90), null],
    ['one, where the next is far enough', counted(10_000, 400, 650, 900, 900), 1],
    ['none, where nothing is dangerous', counted(1000, 0, 50, 60, 79), null],
    ['one, where one is just dangerous', counted(1000, 0, 50, 60, 80), 1],
    ['none, where they are half', counted(1000, 0, 0, 90, 90), null],
    ['two of five', counted(1000, 0, 0, 90, 90, 90), 2],
    ['none, where all are alike', counted(1000, 90, 90, 90, 90), null],
    ['none, where few deals tell little', counted(100, 3, 9, 9, 9), null],
    ['one, where many deals tell it', counted(1000, 30, 90, 90, 90), 1],
    ['none of nothing', counted(1000), null],
  ])('are %s', (_, dealt, safe) => {
    expect(safeAmong(dealt, USUAL)).toBe(safe);
  });

  it('need a difference of three standard errors', () => {
    // The root of (0.09 + 0.03) / deals, three times, is 0.06 at 300 deals.
    expect(safeAmong(counted(300, 9, 27, 27, 27), USUAL)).toBe(1);
    expect(safeAmong(counted(299, 9, 26.9, 26.9, 26.9), USUAL)).toBeNull();
  });
});

describe('where hardly any discard deals in', () => {
  it.each([
    ['one, by differences as much smaller', counted(10_000, 0, 80, 150, 200), 1],
    ['two of five, nearly as safe', counted(10_000, 0, 20, 150, 150, 200), 2],
    ['none, where the next is too near', counted(10_000, 0, 60, 150, 200), null],
    ['none, where nothing deals in so often', counted(10_000, 0, 80, 150, 199), null],
  ])('are %s', (_, dealt, safe) => {
    expect(safeAmong(dealt, LEAST)).toBe(safe);
    expect(safeAmong(dealt, USUAL)).toBeNull();
  });
});

describe('a first look', () => {
  it.each([
    ['goes on where one is clearly safer', counted(60, 0, 6, 6, 6), true],
    ['goes on where a danger may just be missed', counted(60, 0, 4, 4, 4), true],
    ['ends where nothing can be dangerous', counted(60, 0, 2, 2, 2), false],
    ['ends where all are alike', counted(60, 6, 6, 6, 6), false],
    ['ends where half may be as safe', counted(60, 0, 0, 9, 9), false],
    ['ends with nothing', counted(60), false],
  ])('%s', (_, dealt, goesOn) => {
    expect(isOpen(dealt, USUAL)).toBe(goesOn);
  });
});
