import { describe, expect, it } from 'vitest';
import { bestReadingBy } from '../../../src/engine/scoring/bestReading';
import type { BestReading, Counted, WinTables } from '../../../src/engine/scoring/winTables';
import { closedOrOpen, itemTable, type Item, type ItemTable } from '../../../src/engine/scoring/items';
import { allPongs, commonHand, selfDrawn } from '../../../src/engine/scoring/patterns';
import { setReadings } from '../../../src/engine/scoring/setReadings';
import { waitShapeOf } from '../../../src/engine/scoring/waitShape';
import { FIRST_DRAGON } from '../../../src/engine/tiles';
import { rulesWith, winOf } from '../../support/wins';

const forms = { sets: 4, sevenPairs: 'distinct', thirteenOrphans: true } as const;
const winWith = (hand: string, how = 'S discard W') => winOf(rulesWith('hong-kong-old'), hand, { how });
const points = (items: readonly Item[], more: Partial<Parameters<typeof itemTable>[1]> = {}): ItemTable =>
  itemTable(items, { unit: 'points', ...more });

function bestOf(tables: Omit<WinTables, 'forms'>, hand: string, how?: string): BestReading | null {
  return bestReadingBy({ forms, ...tables })(winWith(hand, how));
}

const textOf = (best: BestReading | null): string[] =>
  best?.lines().map(({ id, count, value }) => `${id} ${count} ${value}`) ?? [];

const always = (id: string, value: number, ...implies: string[]): Item => ({
  id,
  value,
  pattern: { traits: 0 },
  implies,
});

/** For each kind and sort a set of its own: 102 rows. */
const SORTS = ['chow', 'pong', 'eyes'] as const;
const everySet = Array.from({ length: 34 }, (_, kind) =>
  SORTS.map((sort): Item => ({
    id: `${sort}-${kind}`,
    value: 1,
    pattern: {
      traits: 0,
      sets: ({ sets, eyes }) =>
        (sort === 'eyes' && eyes ? [...sets, eyes] : sets).flatMap((set, at) =>
          set.type === sort && set.kind === kind ? [[at]] : [],
        ),
    },
  })),
).flat();

describe('a table of more than 64 rows', () => {
  const excluding = everySet.map((item): Item =>
    item.id === 'pong-33' ? { ...item, value: 5, implies: ['pong-32', 'eyes-31', 'chow-0'] } : item,
  );

  it('finds the items of any row, in the order of the table, each with its groups', () => {
    const best = bestOf({ items: points(everySet) }, '123123m789s55pPP+P');
    expect(textOf(best)).toEqual(['chow-0 2 2', 'eyes-13 1 1', 'chow-24 1 1', 'pong-33 1 1']);
    expect(best?.lines().map(({ groups }) => groups)).toEqual([[0, 1], [4], [2], [3]]);
    expect(best?.value).toBe(5);
  });

  it('leaves out what the list of a row past the 64th names', () => {
    const best = bestOf({ items: points(excluding) }, '123m789sFFFCPPC+P');
    expect(textOf(best)).toEqual(['chow-24 1 1', 'pong-33 1 5']);
    expect(best?.parts()).toEqual([
      { id: 'chow-0', code: 'part-of', by: 'pong-33' },
      { id: 'eyes-31', code: 'part-of', by: 'pong-33' },
      { id: 'pong-32', code: 'part-of', by: 'pong-33' },
    ]);
    expect(best?.value).toBe(6);
  });

  it('may be of plain patterns, too: 40 rows', () => {
    const rows = Array.from({ length: 39 }, (_, at): Item => always(`row-${at}`, 1));
    const last: Item = { id: 'pongs', value: 3, pattern: allPongs, implies: ['row-0', 'row-38'] };
    const best = bestOf({ items: points([...rows, last]) }, '111m222p333s99pEE+E');
    expect(best?.value).toBe(37 + 3);
    expect(textOf(best).at(-1)).toBe('pongs 1 3');
  });
});

describe('what an item counts', () => {
  const items = points([
    { id: 'flat', value: closedOrOpen(1, 0), pattern: commonHand, implies: ['always'] },
    { id: 'drawn', value: closedOrOpen(3, 2), pattern: selfDrawn },
    always('always', 1),
  ]);
  /** The same from sets. */
  const bySets = { items, worth: ({ value }: Counted) => [value] };

  it.each([
    ['234m567p123789s5s+5s', 'S wall', ['flat 1 1', 'drawn 1 3']],
    ['567p123789s5s[234m]+5s', 'S wall', ['drawn 1 2', 'always 1 1']],
    ['567p123789s5s[234m]+5s', 'S discard W', ['always 1 1']],
  ])('may differ closed and open; what counts nothing implies nothing: %s %s', (hand, how, lines) => {
    expect(textOf(bestOf({ items }, hand, how))).toEqual(lines);
    expect(textOf(bestOf(bySets, hand, how))).toEqual(lines);
  });

  it('is added up, or that of the dearest alone; named hands go before all else', () => {
    const named = [always('great', 2), always('small', 1)];
    const valueOf = (of: 'all' | 'dearest'): BestReading | null =>
      bestOf({ items, limits: points(named, { isNamed: true, of }) }, '567p123789s5s[234m]+5s');
    expect(valueOf('all')).toMatchObject({ limit: 3, value: 0 });
    expect(valueOf('dearest')).toMatchObject({ limit: 2, value: 0 });
    expect(textOf(valueOf('all'))).toEqual(['great 1 null', 'small 1 null']);
  });
});

describe('exclusion', () => {
  const chain = [always('first', 3, 'second'), always('second', 2, 'third'), always('third', 1)];
  const hand = '123456m789s55pPP+P';

  it('by lists: also what is taken away takes away', () => {
    expect(textOf(bestOf({ items: points(chain) }, hand))).toEqual(['first 1 3']);
  });

  it('from the top: what is taken away takes away nothing', () => {
    const best = bestOf({ items: points(chain, { implying: 'counted' }) }, hand);
    expect(textOf(best)).toEqual(['first 1 3', 'third 1 1']);
    expect(best?.parts()).toEqual([{ id: 'second', code: 'part-of', by: 'first' }]);
  });

  it('of what is displaced takes nothing away, unless another names that as well', () => {
    const displacing: Item = { ...always('fourth', 4), displaces: ['second'] };
    const [, ...others] = chain;
    const best = bestOf({ items: points([...others, displacing]) }, hand);
    expect(textOf(best)).toEqual(['third 1 1', 'fourth 1 4']);
    expect(best?.parts()).toEqual([{ id: 'second', code: 'part-of', by: 'fourth' }]);
    const both = [...others, displacing, always('fifth', 5, 'third')];
    expect(textOf(bestOf({ items: points(both) }, hand))).toEqual(['fourth 1 4', 'fifth 1 5']);
  });

  const pongs: Item = {
    id: 'pong',
    value: 1,
    pattern: {
      traits: 0,
      sets: ({ sets }) => sets.flatMap(({ type }, at) => (type === 'pong' ? [[at]] : [])),
    },
  };
  const dragons: Item = {
    id: 'two-dragons',
    value: 6,
    pattern: {
      traits: 0,
      sets: ({ sets }) => {
        const at = sets.flatMap(({ kind }, place) => (kind >= FIRST_DRAGON ? [place] : []));
        return at.length === 2 ? [at] : [];
      },
    },
  };

  it('may take away one time alone, or the times that rest on the same sets', () => {
    const pongHand = '111m222pCC44s[FFF]+C';
    const one = [{ ...dragons, impliesOne: ['pong'] }, pongs];
    expect(textOf(bestOf({ items: points(one) }, pongHand))).toEqual(['two-dragons 1 6', 'pong 3 3']);
    const within = [dragons, { ...pongs, notWithin: ['two-dragons'] }];
    expect(textOf(bestOf({ items: points(within) }, pongHand))).toEqual(['two-dragons 1 6', 'pong 2 2']);
  });

  it('lets an item count alone', () => {
    const lone: Item = { ...always('lone', 8), alone: true };
    expect(textOf(bestOf({ items: points([lone, dragons]) }, hand))).toEqual(['lone 1 8']);
    expect(textOf(bestOf({ items: points([lone, pongs]) }, hand))).toEqual(['pong 1 1']);
  });

  it('lets items tie two sets together once, and never in a ring', () => {
    const couples: Item = {
      id: 'couple',
      value: 1,
      ties: true,
      pattern: {
        traits: 0,
        sets: ({ sets }) => sets.flatMap((_, at) => sets.flatMap((__, to) => (to > at ? [[at, to]] : []))),
      },
    };
    expect(textOf(bestOf({ items: points([couples]) }, hand))).toEqual(['couple 3 3']);
    const three: Item = {
      ...couples,
      id: 'three',
      value: 3,
      pattern: { traits: 0, sets: () => [[0, 1, 2]] },
    };
    expect(textOf(bestOf({ items: points([three, couples]) }, hand))).toEqual(['three 1 3', 'couple 1 1']);
  });
});

describe('the best reading', () => {
  const threes = '111222333m789s5p+5p';
  const chows: Item = {
    id: 'chows',
    value: 3,
    pattern: { traits: 0, sets: ({ sets }) => Number(sets.every(({ type }) => type === 'chow')) },
  };
  const pongs: Item = {
    id: 'pong',
    value: 1,
    pattern: { traits: 0, sets: ({ sets }) => sets.filter(({ type }) => type === 'pong').length },
  };

  it('is the one that is worth most', () => {
    expect(textOf(bestOf({ items: points([pongs, { ...chows, value: 4 }]) }, threes))).toEqual(['chows 1 4']);
    expect(textOf(bestOf({ items: points([chows, { ...pongs, value: 2 }]) }, threes))).toEqual(['pong 3 6']);
  });

  it('is of equal ones the one with the higher item in the table, or with more of it', () => {
    const more = always('more', 1);
    expect(textOf(bestOf({ items: points([more, chows, pongs]) }, threes))).toEqual([
      'more 1 1',
      'chows 1 3',
    ]);
    expect(textOf(bestOf({ items: points([more, pongs, chows]) }, threes))).toEqual(['more 1 1', 'pong 3 3']);
    const twice: Item = {
      ...pongs,
      id: 'twice',
      pattern: { traits: 0, sets: ({ sets }) => (sets.some(({ type }) => type === 'pong') ? 2 : 1) },
    };
    const worthless = { items: points([twice]), worth: () => [] };
    expect(textOf(bestOf(worthless, threes))).toEqual(['twice 2 2']);
  });

  it('is of equal ones the first', () => {
    const best = bestOf({ items: points([always('more', 1)]), worth: () => [] }, threes);
    expect(best?.groups()).toEqual(setReadings(forms, winWith(threes))[0]?.groups);
  });

  it('may be compared by minor points and by what is counted beside, one number after the other', () => {
    const waits = {
      items: points([always('win', 1)]),
      beside: itemTable([{ id: 'bonus', value: 2, pattern: { traits: 0 } }], { unit: 'bonus' }),
      minor: (reading: Parameters<typeof waitShapeOf>[0]) => {
        const sum = waitShapeOf(reading) === 'two-sided' ? 0 : 2;
        return { lines: sum > 0 ? [{ id: 'wait', count: 1, value: sum, unit: 'fu' }] : [], sum };
      },
    };
    const edges = '33345m123p456s77s+3m';
    for (const [sign, minor] of [
      [1, 2],
      [-1, 0],
    ] as const) {
      const best = bestOf({ ...waits, worth: (counted) => [counted.value, sign * counted.minor] }, edges);
      expect([best?.minor(), best?.beside()]).toEqual([minor, 2]);
    }
  });

  it('is read with wild tiles as what they stand for, where these change with the deal', () => {
    const items = points([
      {
        id: 'pure',
        value: 7,
        pattern: { traits: 0, times: ({ dots, bamboo }) => Number(dots === 0 && bamboo === 0) },
      },
      always('win', 1),
    ]);
    const wildIn = (kinds: readonly number[]) =>
      bestReadingBy({ items, forms: { ...forms, wild: { kinds, use: 'chows', most: 1 } } });
    const win = winWith('123456m78m99m55m4p+5m');
    expect(wildIn([])(win)).toBeNull();
    expect(textOf(wildIn([12])(win))).toEqual(['pure 1 7', 'win 1 1']);
    const byDeal = bestReadingBy({
      items,
      forms: () => ({ ...forms, wild: { kinds: [12], use: 'chows', most: 1 } }),
    });
    expect(textOf(byDeal(win))).toEqual(['pure 1 7', 'win 1 1']);
  });

  it('may be of a form of the game itself', () => {
    const knitted = { form: 'knitted', sets: [], eyes: null, groups: [] } as const;
    const items = points([
      { id: 'knitted', value: 12, pattern: { traits: 0, sets: ({ form }) => Number(form === 'knitted') } },
    ]);
    expect(textOf(bestOf({ items, ownReadings: () => [knitted] }, '147m258p369sESWN+C'))).toEqual([
      'knitted 1 12',
    ]);
    expect(bestOf({ items, ownReadings: () => [] }, '147m258p369sESWN+C')).toBeNull();
  });
});
