import { describe, expect, test } from 'vitest';
import { regress } from '../../research/tune/regression';
import { testRandom } from '../support/randomPlay';

const SLOPES = [2, -0.5, 0, 0.25];

/** Rows of −1, 0 and 1, and what a line through them gives, disturbed by as much as `noise` either way. */
function sample(rows: number, noise: number): { rows: number[][]; values: number[] } {
  const random = testRandom(`regression ${rows} ${noise}`);
  const drawn = Array.from({ length: rows }, () => SLOPES.map(() => random.below(3) - 1));
  const values = drawn.map((row) => {
    const line = row.reduce((sum, value, at) => sum + value * SLOPES[at]!, 7);
    return line + noise * (random.below(2001) / 1000 - 1);
  });
  return { rows: drawn, values };
}

describe('regression', () => {
  test('finds the slopes of values without noise, and no error', () => {
    const { rows, values } = sample(30, 0);
    const found = regress(rows, values) ?? [];
    expect(found).toHaveLength(SLOPES.length);
    found.forEach(({ slope, error }, at) => {
      expect(slope).toBeCloseTo(SLOPES[at]!, 9);
      expect(error).toBeCloseTo(0, 9);
    });
  });

  test('finds them within their standard errors when there is noise', () => {
    const { rows, values } = sample(900, 3);
    const found = regress(rows, values) ?? [];
    // The noise has the standard deviation 3/√3, a column √(2/3).
    const expected = Math.sqrt(3) / Math.sqrt((900 * 2) / 3);
    found.forEach(({ slope, error }, at) => {
      expect(Math.abs(slope - SLOPES[at]!)).toBeLessThan(3 * error);
      expect(error / expected).toBeGreaterThan(0.9);
      expect(error / expected).toBeLessThan(1.1);
    });
  });

  test('agrees with a line drawn by hand', () => {
    // x 0 1 2 3, y 1 3 2 5: slope 1.1, residuals −0.1 0.8 −1.3 0.6 with squares 2.7, so error √(2.7 / 2 / 5).
    const [line] = regress([[0], [1], [2], [3]], [1, 3, 2, 5]) ?? [];
    expect(line?.slope).toBeCloseTo(1.1, 12);
    expect(line?.error).toBeCloseTo(Math.sqrt(0.27), 12);
  });

  test.each([
    ['too few rows', [[1], [0]], [1, 2]],
    ['no rows', [], []],
    ['a column that never changes', [[1], [1], [1], [1]], [1, 2, 3, 4]],
    [
      'two columns that are one',
      [
        [1, 2],
        [0, 0],
        [-1, -2],
        [1, 2],
        [0, 0],
      ],
      [1, 2, 3, 4, 5],
    ],
  ])('gives nothing for %s', (_, rows, values) => {
    expect(regress(rows, values)).toBeNull();
  });
});
