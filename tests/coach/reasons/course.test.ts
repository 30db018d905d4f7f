import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { costsLess, dealsInLess, dearer, likelier } from '../../../src/coach/reasons/course';
import type { Pair } from '../../../src/coach/reasons/pair';
import { optionsOf } from '../../support/rigged';

interface Course {
  readonly wins?: number;
  readonly won?: number;
  readonly feeds?: number;
  readonly lost?: number;
}

const usual = { wins: 0.3, won: 10, feeds: 0.2, lost: -4 };

/** Two choices that go on like this; `missing`: tiles to the nearest hand. */
function pairOf(better: Course | null, other: Course | null, given: object = {}): Pair {
  const { rules = 'hong-kong-old', missing = [2, 2] } = given as { rules?: string; missing?: unknown[] };
  const side = (course: Course | null, at: number) => ({
    judged: { after: missing[at] === undefined ? null : { missing: missing[at] } },
    course: course && { ...usual, ...course },
  });
  const view = { rules, options: optionsOf(rules) };
  return { view, better: side(better, 0), other: side(other, 1) } as unknown as Pair;
}

describe('a win', () => {
  it('is likelier where it is so by more than a tenth', () => {
    expect(likelier(pairOf({ wins: 0.4 }, { wins: 0.3 }))).toEqual({
      code: 'likelier',
      chance: { better: 0.4, other: 0.3 },
    });
    expect(likelier(pairOf({ wins: 0.32 }, { wins: 0.3 }))).toBeNull();
    expect(likelier(pairOf({ wins: 0.3 }, { wins: 0.4 }))).toBeNull();
    expect(likelier(pairOf(null, { wins: 0.3 }))).toBeNull();
    expect(likelier(pairOf({ wins: 0.4 }, null))).toBeNull();
  });

  it('is dearer, or slower but dearer', () => {
    const points = { better: 14, other: 10 };
    expect(dearer(pairOf({ won: 14 }, {}))).toEqual({ code: 'dearer', points });
    expect(dearer(pairOf({ won: 14 }, {}, { missing: [1, 2] }))).toEqual({ code: 'dearer', points });
    expect(dearer(pairOf({ won: 14 }, {}, { missing: [3, 2] }))).toEqual({
      code: 'slower-but-dearer',
      points,
      missing: { better: 3, other: 2 },
    });
    for (const missing of [
      [null, 2],
      [3, null],
      [undefined, 2],
      [3, undefined],
    ])
      expect(dearer(pairOf({ won: 14 }, {}, { missing }))).toEqual({ code: 'dearer', points });
  });

  it('is not told as dearer where the other never comes, brings nothing, or nearly as much', () => {
    expect(dearer(pairOf({ won: 11 }, {}))).toBeNull();
    expect(dearer(pairOf({ won: 10 }, { won: 14 }))).toBeNull();
    expect(dearer(pairOf({ won: 14 }, { wins: 0 }))).toBeNull();
    expect(dearer(pairOf({ won: 14 }, { won: 0 }))).toBeNull();
    expect(dearer(pairOf({ won: 14 }, { won: -3 }))).toBeNull();
    expect(dearer(pairOf(null, {}))).toBeNull();
    expect(dearer(pairOf({ won: 14 }, null))).toBeNull();
  });
});

describe('a loss', () => {
  it('on an own discard is rarer by chance of the whole deal', () => {
    const found = dealsInLess(pairOf({ wins: 0.5, feeds: 0.2 }, { wins: 0.2, feeds: 0.3 }));
    expect(found).toMatchObject({ code: 'deals-in-less' });
    expect(found && 'chance' in found && found.chance).toMatchObject({ better: 0.1 });
    expect(dealsInLess(pairOf({ feeds: 0 }, { feeds: 0.3 }))).toBeNull();
    expect(dealsInLess(pairOf({ feeds: 0.3 }, { feeds: 0.2 }))).toBeNull();
    expect(dealsInLess(pairOf({ feeds: 0.2 }, { feeds: 0.21 }))).toBeNull();
    expect(dealsInLess(pairOf(null, { feeds: 0.3 }))).toBeNull();
    expect(dealsInLess(pairOf({ feeds: 0.2 }, null))).toBeNull();
  });

  it('costs less where all hands are paid, and is not told elsewhere', () => {
    const classical = { rules: 'classical' };
    expect(costsLess(pairOf({ lost: -4 }, { lost: -9 }, classical))).toEqual({
      code: 'costs-less',
      points: { better: -4, other: -9 },
    });
    expect(costsLess(pairOf({ lost: -4 }, { lost: -9 }))).toBeNull();
    expect(costsLess(pairOf({ lost: -9 }, { lost: -4 }, classical))).toBeNull();
    expect(costsLess(pairOf({ lost: -9 }, { lost: -9.5 }, classical))).toBeNull();
    expect(costsLess(pairOf(null, {}, classical))).toBeNull();
    expect(costsLess(pairOf({}, null, classical))).toBeNull();
  });
});
