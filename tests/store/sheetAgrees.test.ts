import { expect, it } from 'vitest';
import { sheetAgrees } from '../../src/store/match/runningScores';
import type { SheetRow } from '../../src/store/types';

const row = (dealt: number, ...gained: readonly number[]): SheetRow => ({
  dealt,
  round: 0,
  number: 1,
  repeat: 0,
  gained,
});
const match = { scores: [503, 497], dealt: 2 };
const whole = [row(0, 8, -8), row(1, -5, 5)];

it('a sheet is the deals of its match in order, which add up to the scores', () => {
  expect(sheetAgrees(whole, match, 500)).toBe(true);
  expect(sheetAgrees(whole, match, 400)).toBe(false);
  expect(sheetAgrees([row(0, 8, -8), row(1, -5, 4)], match, 500)).toBe(false);
  expect(sheetAgrees([row(0, 8, -8), row(1, -4, 5)], match, 500)).toBe(false);
});

it('one with gaps need not add up', () => {
  expect(sheetAgrees([row(1, 7, 7)], match, 500)).toBe(true);
  expect(sheetAgrees([], match, 500)).toBe(true);
});

it.each([
  ['a deal twice', [row(0, 8, -8), row(0, -5, 5)]],
  ['deals the wrong way round', [row(1, 8, -8), row(0, -5, 5)]],
  ['a deal that has not been', [row(0, 8, -8), row(2, -5, 5)]],
  ['a deal before the first', [row(-1, 8, -8), row(1, -5, 5)]],
  ['a player too few', [row(0, 8), row(1, -5, 5)]],
  ['a player too many', [row(0, 8, -8, 0), row(1, -5, 5)]],
])('one with %s is refused', (_, sheet) => {
  expect(sheetAgrees(sheet, { ...match, dealt: 2 }, 500)).toBe(false);
});

it('a sheet with one wrong row among right ones is refused', () => {
  expect(sheetAgrees([row(0, 8, -8), row(1, 1)], { ...match, dealt: 3 }, 500)).toBe(false);
  expect(sheetAgrees([row(0, 8, -8), row(3, 1, 1)], { ...match, dealt: 3 }, 500)).toBe(false);
});
