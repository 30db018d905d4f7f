import { afterEach, describe, expect, it, vi } from 'vitest';
import { sumFigures } from '../../../src/bots/figures';
import { countedMatches, counts, opponentsOf } from '../../../src/store/statistics/chosen';
import { csvOf, handsAsCsv } from '../../../src/store/statistics/csv';
import {
  claimCost,
  itemsWonWith,
  pointsOverTime,
  pointsWithoutLuck,
  rateOf,
} from '../../../src/store/statistics/figures';
import type { HandDigest } from '../../../src/store/statistics/digest';
import { statisticsOf, sumsByGame } from '../../../src/store/statistics/statistics';
import { keptOutlook } from '../../../src/store/statistics/outlook';
import { memoryStorage } from '../memoryStorage';
import { digestWith, entryWith, handWith, reviewedWith } from './hands';

const hands = [
  handWith({ points: 8, won: true, selfDrawn: true, claims: 2, worth: { a: 3 }, items: ['x', 'y'] }),
  handWith({ points: -4, dealtIn: true, claims: 1 }),
  handWith({ points: 4, won: true, limit: true, items: ['x'] }),
  handWith({ points: 0 }),
];

afterEach(() => void vi.unstubAllEnvs());

describe('four hands, counted by hand', () => {
  const sums = sumFigures(hands);

  it('have these sums', () => {
    expect(sums).toEqual({
      hands: 4,
      points: 8,
      squares: 96,
      wins: 2,
      selfDrawn: 1,
      dealIns: 1,
      claimed: 2,
      claims: 3,
      worth: { a: { sum: 3, hands: 1 } },
    });
  });

  it('have these rates', () => {
    expect(
      (['win', 'dealIn', 'selfDrawn', 'claimed'] as const).map((rate) => rateOf(rate, sums)?.value),
    ).toEqual([0.5, 0.25, 0.5, 0.5]);
    expect(rateOf('selfDrawn', sumFigures([]))).toBeNull();
  });

  it('were won with these items', () => {
    expect(itemsWonWith(hands)).toEqual([
      ['x', 2],
      ['y', 1],
    ]);
  });
});

describe('luck', () => {
  it('is taken out of the hands that are reviewed alone', () => {
    const [first, second, ...rest] = hands;
    const known = [
      { ...first!, reviewed: reviewedWith({ luck: 6 }) },
      { ...second!, reviewed: reviewedWith({ luck: -5 }) },
      ...rest,
    ];
    const time = pointsOverTime(known);
    expect(time).toMatchObject({
      points: [8, 4, 8, 8],
      withoutLuck: [2, 3, null, null],
      reviewed: { hands: 2, points: 4 },
    });
    // 2 and 1 have the mean 1.5 and the variance 1/2.
    const error = 1.645 * Math.sqrt(1 / 2 / 2);
    expect(pointsWithoutLuck(known)).toEqual({ hands: 2, mean: 1.5, error });
    expect(time.error[1]).toBeCloseTo(2 * error);
    expect(time.error[0]).toBeCloseTo(Math.sqrt(2) * error);
  });

  it('is not mixed with hands whose luck nobody knows', () => {
    const reviewed = handWith({ points: 8, reviewed: reviewedWith({ luck: 6 }) });
    const of = (list: readonly HandDigest[]) => {
      const digests = new Map([['a', digestWith(list)]]);
      return statisticsOf(countedMatches([entryWith({ id: 'a' })], digests), 'hong-kong-old', null);
    };
    const some = of([reviewed, handWith({ points: -4 }), handWith({ points: -4 })]);
    expect(some).toMatchObject({ perHand: { hands: 3, mean: 0 }, isWithoutLuck: false });
    expect(some.reviewed).toEqual({ hands: 1, mean: 2, error: null });
    const all = of([reviewed, reviewed]);
    expect(all).toMatchObject({ perHand: { hands: 2, mean: 2 }, isWithoutLuck: true, reviewed: null });
    expect(all.opponents[0]?.perHand.mean).toBe(8);
    expect(of([handWith({ points: 5 })])).toMatchObject({ perHand: { mean: 5 }, reviewed: null });
  });

  it('leaves rates with their ranges', () => {
    const sums = sumFigures(hands);
    expect(rateOf('win', sums)?.error).toBeCloseTo(1.645 * Math.sqrt(0.25 / 4));
  });

  it('of a review by an older coach does not count', () => {
    const old = handWith({ points: 3, reviewed: reviewedWith({ version: 0, luck: 9 }) });
    expect(pointsOverTime([old])).toMatchObject({ withoutLuck: [null], reviewed: { hands: 0, points: 0 } });
  });

  it('tells what claims cost in reviewed hands', () => {
    expect(claimCost(hands)).toBeNull();
    const known = [handWith({ claims: 2, reviewed: reviewedWith({ claimCost: 1.5 }) }), ...hands];
    expect(claimCost(known)).toEqual({ hands: 1, claims: 2, points: 1.5 });
  });
});

describe('the matches that count', () => {
  const digests = new Map([
    ['a', digestWith([handWith({ points: 1 })])],
    ['b', digestWith([handWith({ points: 2 }), handWith({ points: 3 })])],
    ['c', digestWith([])],
  ]);

  it('are those of one person, neither practice, branches nor somebody else’s, the oldest first', () => {
    const practice = { ...entryWith({ id: 'a' }), practice: true };
    const branch = { ...entryWith({ id: 'b' }), branch: { of: 'a' } };
    const foreign = { ...entryWith({ id: 'c' }), foreign: true as const };
    expect([practice, branch, foreign].map(counts)).toEqual([false, false, false]);
    const entries = [entryWith({ id: 'a', at: 9 }), entryWith({ id: 'b', at: 4 }), entryWith({ id: 'c' })];
    expect(countedMatches(entries, digests).map(({ entry }) => entry.id)).toEqual(['b', 'a']);
  });

  it('are told apart by opponents and by game', () => {
    expect(opponentsOf(entryWith())).toEqual(['gentle', 'sharp']);
    const entries = [entryWith({ id: 'a', bots: [null, 'gentle'] }), entryWith({ id: 'b' })];
    const matches = countedMatches(entries, digests);
    expect(statisticsOf(matches, 'hong-kong-old', null)).toMatchObject({
      sums: { hands: 3, points: 6 },
      opponents: [
        { levels: ['gentle', 'sharp'], perHand: { hands: 2, mean: 2.5 } },
        { levels: ['gentle'], perHand: { hands: 1, mean: 1, error: null } },
      ],
    });
    expect(statisticsOf(matches, 'hong-kong-old', 1).sums.hands).toBe(1);
    expect(statisticsOf(matches, 'taisen', null).sums.hands).toBe(0);
    expect(sumsByGame(matches)).toMatchObject([{ rules: 'hong-kong-old', matches: 2, sums: { hands: 3 } }]);
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const mixed = [entryWith({ id: 'a', rules: 'taisen', at: first }), entryWith({ id: 'b', at: second })];
      expect(
        sumsByGame(countedMatches(mixed, digests)).map(({ rules, sums }) => [rules, sums.hands]),
      ).toEqual([
        ['hong-kong-old', 2],
        ['taisen', 1],
      ]);
    }
  });
});

describe('the file of hands', () => {
  it('quotes what has to be, and lets nothing be taken for a formula', () => {
    const text = csvOf(
      ['a', '=b'],
      [
        ['x,"y"', '=1+1', -2, true, null],
        ['-c\n', '@d', Number.NaN, '+e', '\t'],
      ],
    );
    expect(text).toBe(`\uFEFFa,'=b\r\n"x,""y""",'=1+1,-2,1,\r\n"'-c\n",'@d,,'+e,'\t\r\n`);
  });

  it('has a line for each hand, with the time where it was played', () => {
    vi.stubEnv('TZ', 'Asia/Hong_Kong');
    const reviewed = reviewedWith({ start: 1, luck: 4, skill: -1, claimCost: 0.5, mistakes: 1 });
    const digest = digestWith([
      handWith({ points: 4, won: true, worth: { a: 3 }, items: ['x', 'y'], reviewed }),
    ]);
    const [head, line, end] = handsAsCsv([{ entry: entryWith(), digest }]).split('\r\n');
    expect(head?.split(',')).toHaveLength(23);
    expect(line).toBe(
      'a,2023-11-15T06:13:20+08:00,hong-kong-old,{},gentle sharp,0,E,1,0,0,4,1,0,0,0,0,3,x y,1,4,-1,0.5,1',
    );
    expect(end).toBe('');
  });
});

it('what was looked at last is read with care', () => {
  const storage = memoryStorage();
  for (const kept of ['', '{', '{"span":7,"tables":[]}', '{"span":50,"tables":["x"]}']) {
    storage.setItem('hong-kong-mahjong/statistics', kept);
    expect(keptOutlook.peek(storage)).toEqual({ span: 240, tables: [] });
  }
});
