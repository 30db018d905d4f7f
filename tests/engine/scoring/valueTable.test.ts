import { describe, expect, it } from 'vitest';
import { suitOf } from '../../../src/engine/tiles';
import { setReadings } from '../../../src/engine/scoring/setReadings';
import {
  bestValue,
  swallowByLists,
  swallowFromTheTop,
  type FoundItem,
  type Swallow,
  type Valued,
  type ValueItem,
} from '../../../src/engine/scoring/valueTable';
import type { WinContext } from '../../../src/engine/rules';
import { rulesWith, winOf } from '../../support/wins';

const forms = { sets: 4, sevenPairs: 'distinct', thirteenOrphans: true } as const;

type Item = ValueItem<WinContext>;
const winWith = (hand: string): WinContext => winOf(rulesWith('hong-kong-old'), hand, { how: 'S discard W' });

function valueBy(table: Parameters<typeof bestValue<WinContext>>[0], hand: string): Valued | null {
  const win = winWith(hand);
  return bestValue(table, setReadings(forms, win), win);
}

const linesOf = (value: Valued | null): string[] =>
  value?.lines.map(({ id, count, value: worth }) => `${id} ${count} ${worth}`) ?? [];

/** For each kind and sort a set of its own: 102 rows. */
const SORTS = ['chow', 'pong', 'eyes'] as const;
const everySet = Array.from({ length: 34 }, (_, kind) =>
  SORTS.map((sort): Item => {
    const times: Item['times'] = ({ sets, eyes }) =>
      (sort === 'eyes' && eyes ? [...sets, eyes] : sets).flatMap((set, at) =>
        set.type === sort && set.kind === kind ? [[at]] : [],
      );
    return { id: `${sort}-${kind}`, value: 1, unit: 'points', times };
  }),
).flat();

describe('a table of more than 64 rows', () => {
  const excluding = everySet.map((item): Item =>
    item.id === 'pong-33' ? { ...item, value: 5, swallows: ['pong-32', 'eyes-31', 'chow-0'] } : item,
  );

  it('finds the items of any row, in the order of the table, each with its groups', () => {
    const value = valueBy({ items: everySet }, '123123m789s55pPP+P');
    expect(linesOf(value)).toEqual(['chow-0 2 2', 'eyes-13 1 1', 'chow-24 1 1', 'pong-33 1 1']);
    expect(value?.lines.map(({ groups }) => groups)).toEqual([[0, 1], [4], [2], [3]]);
    expect(value?.sum).toBe(5);
  });

  it('leaves out what the list of a row past the 64th names', () => {
    const value = valueBy({ items: excluding }, '123m789sFFFCPPC+P');
    expect(linesOf(value)).toEqual(['chow-24 1 1', 'pong-33 1 5']);
    expect(value?.omitted).toEqual([
      { id: 'chow-0', code: 'part-of', by: 'pong-33' },
      { id: 'eyes-31', code: 'part-of', by: 'pong-33' },
      { id: 'pong-32', code: 'part-of', by: 'pong-33' },
    ]);
    expect(value?.sum).toBe(6);
  });
});

const always = (id: string, value: number, ...swallows: string[]): Item => ({
  id,
  value,
  unit: 'points',
  times: () => 1,
  swallows,
});

describe('swallowing', () => {
  const chain = [always('first', 3, 'second'), always('second', 2, 'third'), always('third', 1)];
  const hand = '123456m789s55pPP+P';

  it('by lists: also what is taken away takes away', () => {
    for (const table of [{ items: chain }, { items: chain, swallow: swallowByLists }]) {
      expect(linesOf(valueBy(table, hand))).toEqual(['first 1 3']);
    }
  });

  it('from the top: what is taken away takes away nothing', () => {
    const value = valueBy({ items: chain, swallow: swallowFromTheTop }, hand);
    expect(linesOf(value)).toEqual(['first 1 3', 'third 1 1']);
    expect(value?.omitted).toEqual([{ id: 'second', code: 'part-of', by: 'first' }]);
  });

  it('as a function: an item may be left with fewer times, and the reading decides', () => {
    const chows: Item = {
      id: 'chow',
      value: 2,
      unit: 'points',
      times: ({ sets }) => sets.flatMap(({ type }, at) => (type === 'chow' ? [[at]] : [])),
    };
    const allButTwo: Swallow<WinContext> = (found, { eyes }, { from }) => ({
      counted: found.map((each): FoundItem<WinContext> => {
        const isHit = each.item.id === 'chow' && eyes?.kind === 13 && from === 2;
        return isHit ? { ...each, times: each.times - 2, places: each.places.slice(0, -2) } : each;
      }),
      omitted: [{ id: 'chow', code: 'twice-at-most' }],
    });
    const value = valueBy({ items: [chows], swallow: allButTwo }, '123456m789s55pPP+P');
    expect(value?.lines).toEqual([{ id: 'chow', count: 1, value: 2, unit: 'points', groups: [0] }]);
    expect(value?.omitted).toEqual([{ id: 'chow', code: 'twice-at-most' }]);
  });
});

describe('the best reading', () => {
  const threes = '111222333m789s5p+5p';
  const chows: Item = {
    id: 'chows',
    value: 3,
    unit: 'points',
    times: ({ sets }) => Number(sets.every(({ type }) => type === 'chow')),
  };
  const pongs: Item = {
    id: 'pong',
    value: 1,
    unit: 'points',
    times: ({ sets }) => sets.filter(({ type }) => type === 'pong').length,
  };
  const more = always('more', 0);

  it('is the one that is worth most', () => {
    expect(linesOf(valueBy({ items: [pongs, { ...chows, value: 4 }] }, threes))).toEqual(['chows 1 4']);
    expect(linesOf(valueBy({ items: [chows, { ...pongs, value: 2 }] }, threes))).toEqual(['pong 3 6']);
  });

  it('is of equal ones the one with the higher item in the table, or with more of it', () => {
    expect(linesOf(valueBy({ items: [more, chows, pongs] }, threes))).toEqual(['more 1 0', 'chows 1 3']);
    expect(linesOf(valueBy({ items: [more, pongs, chows] }, threes))).toEqual(['more 1 0', 'pong 3 3']);
    const suits: Item = {
      ...pongs,
      id: 'twice',
      times: ({ sets }) => (sets.some(({ type, kind }) => type === 'pong' && suitOf(kind) === 0) ? 2 : 1),
    };
    const worthless = { items: [suits], worth: () => 0 };
    expect(linesOf(valueBy(worthless, threes))).toEqual(['twice 2 2']);
  });

  it('is of equal ones the one that has another item besides', () => {
    for (const extra of [
      chows,
      { ...pongs, times: (reading) => Number(chows.times(reading, winWith(threes)) === 0) } satisfies Item,
    ]) {
      const items = [more, { ...extra, id: 'besides', value: 0 }];
      expect(linesOf(valueBy({ items }, threes))).toEqual(['more 1 0', 'besides 1 0']);
    }
  });

  it('is of equal ones the first', () => {
    const win = winWith(threes);
    const readings = setReadings(forms, win);
    for (const order of [readings, readings.toReversed()])
      expect(bestValue({ items: [more] }, order, win)?.reading).toBe(order[0]);
  });

  it('may be worth something else than the sum', () => {
    const doubles: Item = { ...pongs, id: 'doubled', unit: 'doublings', value: 1 };
    const points = { ...chows, value: 7 };
    const worth = (counted: readonly FoundItem<WinContext>[]): number =>
      counted.reduce(
        (product, { item, times }) => (item.id === 'doubled' ? product * 2 ** times : product + 6),
        1,
      );
    const value = valueBy({ items: [points, doubles], worth }, threes);
    expect([linesOf(value), value?.sum]).toEqual([['doubled 3 3'], 8]);
  });

  it('is null where there is none', () => {
    const win = winWith(threes);
    expect(bestValue({ items: [pongs] }, [], win)).toBeNull();
  });
});
