import { describe, expect, it } from 'vitest';
import { blended, meanOf, NOTHING } from '../../src/coach/estimate';
import { pointsIn, Seen } from '../../src/coach/futures';
import { OUTCOMES } from '../../src/bots/value/network';

describe('the mean of numbers', () => {
  it('is as sure as they agree and are many', () => {
    expect(meanOf([2, 4, 6])).toEqual({ mean: 4, variance: 4 / 3 });
    expect(meanOf([2, 4, 6, 2, 4, 6])!.variance).toBeCloseTo(16 / 5 / 6);
    expect(meanOf([3, 3, 3])).toEqual({ mean: 3, variance: 0 });
    expect(meanOf([5])).toEqual({ mean: 5, variance: 0 });
  });

  it('leaves out what is not known', () => {
    expect(meanOf([])).toBeNull();
    expect(meanOf([Number.NaN, Number.NaN])).toBeNull();
    expect(meanOf([2, Number.NaN, 4, 6])).toEqual(meanOf([2, 4, 6]));
  });

  it('is less sure by what is thought before', () => {
    const prior = { variance: 9, count: 4 };
    expect(meanOf([3, 3], prior)).toEqual({ mean: 3, variance: 36 / 5 / 2 });
    expect(meanOf([2, 4, 6], prior)).toEqual({ mean: 4, variance: (8 + 36) / 6 / 3 });
    expect(meanOf([5], prior)).toEqual({ mean: 5, variance: 36 / 4 });
  });
});

describe('a number from several sources', () => {
  it('is weighed by certainty', () => {
    const found = blended([{ mean: 0, variance: 1 }, null, { mean: 10, variance: 4 }]);
    expect(found.mean).toBeCloseTo(2);
    expect(found.variance).toBeCloseTo(0.8);
    expect(blended([{ mean: 7, variance: 2 }])).toEqual({ mean: 7, variance: 2 });
  });

  it('is that of a source that is sure, and nothing without any', () => {
    expect(
      blended([
        { mean: 1, variance: 3 },
        { mean: 9, variance: 0 },
        { mean: 2, variance: 0 },
      ]),
    ).toEqual({
      mean: 9,
      variance: 0,
    });
    expect(blended([null, null])).toBe(NOTHING);
    expect(blended([])).toBe(NOTHING);
  });
});

describe('what was seen of a choice', () => {
  const ends = (chance: number, points: number) =>
    OUTCOMES.map((outcome, at) => ({
      outcome,
      chance: at === 0 ? chance : at === 1 ? 1 - chance : 0,
      points,
    }));

  it('is counted in the deals in which it was tried', () => {
    const seen = new Seen();
    expect([seen.futures, seen.endings()]).toEqual([0, null]);
    seen.add(5, ends(1, 5));
    seen.skip();
    seen.add(-1, ends(0.5, 3));
    expect(seen.points).toEqual([5, Number.NaN, -1]);
    expect(seen.futures).toBe(2);
  });

  it('says how likely each ending is, and what it brings where it comes', () => {
    const seen = new Seen();
    seen.add(8, ends(1, 8));
    seen.add(2, ends(0.5, 2));
    const [first, second, ...rest] = seen.endings()!;
    expect(first).toEqual({ outcome: OUTCOMES[0], chance: 0.75, points: (8 + 1) / 1.5 });
    expect(second).toEqual({ outcome: OUTCOMES[1], chance: 0.25, points: 2 });
    for (const { chance, points } of rest) expect([chance, points]).toEqual([0, 0]);
    expect(pointsIn(seen.endings()!)).toBeCloseTo(0.75 * 6 + 0.25 * 2);
    expect(pointsIn([])).toBe(0);
  });
});
