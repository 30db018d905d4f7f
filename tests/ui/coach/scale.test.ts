import { describe, expect, it } from 'vitest';
import { formatPoints, placeOn, scaleOf } from '../../../src/ui/coach/scale';
import type { Worth } from '../../../src/coach/judgement';

const worth = (low: number, high: number): Worth => ({ points: (low + high) / 2, low, high });

describe('the axis of a decision', () => {
  it.each([
    ['holds all ranges, its ends whole steps', [worth(3, 19), worth(-4, 10)], [-5, 0, 5, 10, 15, 20]],
    ['holds zero below all ranges', [worth(11, 21)], [0, 5, 10, 15, 20, 25]],
    ['holds zero above all ranges', [worth(-9, -3)], [-10, -8, -6, -4, -2, 0]],
    ['tells small differences', [worth(-0.4, 0.9)], [-0.5, 0, 0.5, 1]],
    ['has room for the largest hands', [worth(-900, 4200)], [-2000, 0, 2000, 4000, 6000]],
    ['exists where nothing can be won or lost', [worth(0, 0)], [0, 0.5]],
  ])('%s', (_, worths, marks) => {
    const scale = scaleOf(worths);
    expect(scale.marks.length).toBeLessThanOrEqual(7);
    expect(scale.marks).toEqual(marks);
    expect([scale.from, scale.to]).toEqual([marks[0], marks.at(-1)]);
  });

  it('places amounts from its left end to its right end', () => {
    const scale = scaleOf([worth(-10, 30)]);
    expect([scale.from, 0, scale.to].map((points) => placeOn(scale, points))).toEqual([0, 25, 100]);
  });

  it('writes whole points where they say enough', () => {
    expect(scaleOf([worth(-100, 300)]).decimals).toBe(0);
    expect(scaleOf([worth(6, 11)]).decimals).toBe(1);
    expect(scaleOf([worth(-1, 3)]).decimals).toBe(1);
  });
});

it.each([
  [1.46, 1, '+1.5'],
  [-3.2, 0, '−3'],
  [0.04, 1, '0.0'],
  [-0.3, 0, '0'],
])('%d points with %d decimals are written "%s"', (points, decimals, text) => {
  expect(formatPoints(points, decimals)).toBe(text);
});
