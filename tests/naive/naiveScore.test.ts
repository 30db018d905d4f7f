import { describe, expect, it } from 'vitest';
import { COMMON_EXAMPLES } from './examples/common';
import type { Example, Fields } from './examples/example';
import { LIMIT_EXAMPLES } from './examples/limits';
import { OLD_EXAMPLES } from './examples/old';
import type { FaanRules } from './generate/optionDraws';
import { generateRequests } from './generateHands';
import { naiveScore } from './naiveScore';
import { everyId, tallyOf } from './tally';

function answerTo(rules: string, fields: Fields): Fields {
  return { ...naiveScore({ rules, seat: 'S', by: 'wall', ...fields }) };
}

/** `id faan` of each item, in order. */
function listOf(items: unknown): string {
  return (items as { id: string; faan: number | null }[]).map((item) => `${item.id} ${item.faan}`).join(', ');
}

function sumOf(list: string): number {
  return list.split(', ').reduce((sum, item) => sum + Number(item.split(' ')[1] ?? 0), 0);
}

function expectExample(rules: FaanRules, example: Example, limit: boolean): void {
  const answer = answerTo(rules, example.request);
  const [E, S, W, N] = example.paid;
  expect(answer).toMatchObject({ legal: true, limit, base: example.base, payments: { E, S, W, N } });
  expect(listOf(answer['items'])).toBe(example.items);
  expect(listOf(answer['bonusItems'])).toBe(example.bonus ?? '');
  const noFaan = example.items.endsWith('null');
  expect(answer['faan']).toBe(noFaan ? null : sumOf(example.items));
  expect(answer['bonusFaan']).toBe(noFaan ? null : sumOf(example.bonus ?? ''));
}

describe('hong-kong-old by hand', () => {
  it.each(OLD_EXAMPLES)('$row', (example) => {
    expectExample('hong-kong-old', example, false);
  });

  it.each(LIMIT_EXAMPLES)('$row', (example) => {
    expectExample('hong-kong-old', example, example.base === null);
  });

  it('a complete hand below the minimum shows its faan and no payments', () => {
    const answer = answerTo('hong-kong-old', { hand: '123m456p789s23m55s+1m|2f' });
    expect(answer).toEqual({
      legal: false,
      reason: 'below-minimum',
      faan: 1,
      bonusFaan: 2,
      items: [{ id: 'common-hand', faan: 1 }],
      bonusItems: [
        { id: 'self-drawn', faan: 1 },
        { id: 'own-flower', faan: 1 },
      ],
    });
  });

  it('below the minimum the reading with most faan is shown', () => {
    const answer = answerTo('hong-kong-old', { hand: '111222333m99p34p+5p|1f', options: { minimumFaan: 8 } });
    expect(listOf(answer['items'])).toBe('all-simples 1, three-concealed-pongs 3');
    expect(answer).toMatchObject({ legal: false, reason: 'below-minimum', faan: 4, bonusFaan: 1 });
  });

  it('first-draw and first-discard count nothing where they cannot go with the rest', () => {
    const hand = '12mWWWNN[EEE][SSS]+3m';
    const draw = answerTo('hong-kong-old', { hand, seat: 'E', situation: ['first-draw'] });
    expect(listOf(draw['items'])).toBe('seat-wind 1, round-wind 1, clean-hand 3, little-winds 12');
    const chows = { hand: '123m456p789s23m55s+1m', options: { minimumFaan: 0 } };
    const late = answerTo('hong-kong-old', {
      ...chows,
      by: 'discard',
      from: 'N',
      situation: ['first-discard'],
    });
    expect(listOf(late['items'])).toBe('common-hand 1');
  });
});

describe('hong-kong-common by hand', () => {
  it.each(COMMON_EXAMPLES)('$row', (example) => {
    const limitFaan = (example.request['options'] as { limitFaan?: number } | undefined)?.limitFaan ?? 10;
    expectExample('hong-kong-common', example, sumOf(example.items) >= limitFaan);
  });

  it('the minimum holds for seven bonus tiles', () => {
    const hand = '147m258p369sESW|1234f123y';
    const answer = answerTo('hong-kong-common', { hand, by: 'bonus-tiles', options: { minimumFaan: 4 } });
    const items = [{ id: 'seven-bonus-tiles', faan: 3 }];
    expect(answer).toEqual({
      legal: false,
      reason: 'below-minimum',
      faan: 3,
      bonusFaan: 0,
      items,
      bonusItems: [],
    });
  });
});

describe('how much is missing', () => {
  it.each([
    {
      why: 'ready after the right discard',
      rules: 'hong-kong-old',
      hand: '123m456p789s23s55m+7p',
      deficiency: 0,
    },
    {
      why: 'a pair and a chow are missing',
      rules: 'hong-kong-old',
      hand: '123m456p789s23s59m+7p',
      deficiency: 1,
    },
    {
      why: 'the only wait is in the own kong',
      rules: 'hong-kong-old',
      hand: '46m123456p99s(5555m)+E',
      deficiency: 1,
    },
    {
      why: 'thirteen orphans are nearest',
      rules: 'hong-kong-old',
      hand: '19m19p19s147mESWN+5m',
      deficiency: 2,
    },
    { why: 'six pairs and one', rules: 'hong-kong-old', hand: '1133m5577p99sEEF+S', deficiency: 0 },
    { why: 'seven pairs are no form', rules: 'hong-kong-common', hand: '1133m5577p99sEEF+S', deficiency: 3 },
    {
      why: 'four alike are one pair',
      rules: 'hong-kong-old',
      hand: '1111m3355p6677sE+E',
      deficiency: 1,
    },
    { why: 'three groups and a pair, one short', rules: 'taisen', hand: '123456m78pEESWN+C', deficiency: 0 },
  ])('$why', ({ rules, hand, deficiency }) => {
    expect(answerTo(rules, { hand })).toEqual({ legal: false, reason: 'not-complete', deficiency });
  });

  it.each(['hong-kong-old', 'hong-kong-common'])('%s: too few bonus tiles have no deficiency', (rules) => {
    const answer = answerTo(rules, { hand: '147m258p369sESW|1234f12y', by: 'bonus-tiles' });
    expect(answer).toEqual({ legal: false, reason: 'not-complete', deficiency: null });
  });
});

describe('taisen by hand', () => {
  const won = { legal: true, payments: { E: -1, S: 3, W: -1, N: -1 } };

  it('three groups and a pair among the fourteen tiles win, a drawn tile need not be part of them', () => {
    expect(answerTo('taisen', { hand: '123456m55pWN[EEE]+C' })).toEqual(won);
  });

  it('the tile taken for a win must be part of a group or the pair', () => {
    const taken = { by: 'discard', from: 'E' };
    const outside = answerTo('taisen', { hand: '123456m55pWN[EEE]+C', ...taken });
    expect(outside).toEqual({ legal: false, reason: 'not-complete', deficiency: 0 });
    expect(answerTo('taisen', { hand: '123456m5pWNC[EEE]+5p', ...taken })).toEqual(won);
  });

  it('groups: 4 asks for the whole hand', () => {
    const options = { groups: 4 };
    const short = answerTo('taisen', { hand: '123456m55p12s[EEE]+W', options });
    expect(short).toEqual({ legal: false, reason: 'not-complete', deficiency: 0 });
    expect(answerTo('taisen', { hand: '123456m55p12s[EEE]+3s', options })).toEqual(won);
  });
});

describe('what is refused', () => {
  it.each([
    { why: 'a fifth copy', fields: { hand: '11m23456789s[1111m]+1s' } },
    { why: 'a chow of honours', fields: { hand: '1122334455m[ESW]+1s' } },
    { why: 'a wrong tile count', fields: { hand: '123m+1m' } },
    { why: 'a second copy of a bonus tile', fields: { hand: '123m456p789s23m55s+1m|11f' } },
    { why: 'a tile that is not in play', fields: { hand: '123m456p789s23m55s+1m|1a' } },
    { why: 'from is the winner', fields: { hand: '123m456p789s23m55s+1m', by: 'discard', from: 'S' } },
    {
      why: 'an option of the wrong type',
      fields: { hand: '123m456p789s23m55s+1m', options: { simples: true } },
    },
  ])('$why', ({ fields }) => {
    expect(answerTo('hong-kong-old', fields)).toHaveProperty('error');
  });
});

describe('generated requests', () => {
  it('come out the same for the same seed', () => {
    const twice = [7, 7].map((seed) => JSON.stringify([...generateRequests('hong-kong-old', 50, seed)]));
    expect(twice[0]).toBe(twice[1]);
  });

  it.each(['hong-kong-old', 'hong-kong-common'] as const)(
    '%s: every id occurs in 5,000, none is refused',
    (rules) => {
      const { ids } = tallyOf(rules, 5000, 3);
      expect(everyId(rules).filter((id) => !ids.has(id))).toEqual([]);
    },
  );
});
