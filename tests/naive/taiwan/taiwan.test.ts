import { describe, expect, test } from 'vitest';
import { naiveScore } from '../naiveScore';
import { requestOf, told, type WorkedHand } from '../workedHands';
import { generateRequests } from './generate';
import { HANDS } from './hands';
import { ORDER } from './items';

const RULES = 'taiwan';
const HAND = '123456m23455p67s345s+8s';

test.each(HANDS)('%s, %s, %s, %s', (...row) => {
  expect(told(naiveScore(requestOf(RULES, row)))).toEqual(row.slice(4));
});

test.each<WorkedHand>([
  [HAND, 'S E', 'wall', 'first-draw, heavenly-ready', 'earthly-hand 16', '16', '−20 +58 −19 −19'],
  [
    HAND,
    'W E',
    'discard S',
    'first-discard, heavenly-ready, humanTai=0',
    'heavenly-ready 8, all-chows 2',
    '10',
    '0 −13 +13 0',
  ],
  [
    HAND,
    'W E',
    'wall',
    'heavenly-ready, readyDeclaration=false',
    'concealed-self-drawn 3',
    '3',
    '−7 −6 +19 −6',
  ],
  [
    `${HAND}|1f`,
    'W E',
    'wall',
    'bonus-replacement, flowerBloom=false, dealerTai=0',
    'concealed-self-drawn 3',
    '3',
    '−6 −6 +18 −6',
  ],
])('%s, %s, %s, %s', (...row) => {
  expect(told(naiveScore(requestOf(RULES, row)))).toEqual(row.slice(4));
});

describe('what is refused', () => {
  test.each([
    ['thirteen tiles', { hand: '123m456m789m11p23p+1p' }],
    ['a streak that is no number', { streak: '1' }],
    ['a streak below 0', { streak: -1 }],
    ['points for tai of 0', { options: { taiPoints: 0 } }],
    ['a minimum above 10', { options: { minimumFaan: 11 } }],
    ['an option of another game', { options: { goulash: 'pot' } }],
    ['seven bonus tiles against nobody', { hand: '|1234f123y', by: 'bonus-tiles' }],
    ['seven bonus tiles against the own eighth', { hand: '|1234f123y', by: 'bonus-tiles', from: 'S' }],
  ])('%s', (_, fields) => {
    const request = { rules: RULES, hand: HAND, seat: 'S', by: 'wall' };
    expect(naiveScore(request)).not.toHaveProperty('error');
    expect(naiveScore({ ...request, ...fields })).toHaveProperty('error');
  });
});

test('how far a hand is from eight pairs is asked only where they count', () => {
  const request = { rules: RULES, hand: '1133m5577p2299sCEES+S', seat: 'S', by: 'wall' };
  const [without, together] = [false, true].map((eightPairs) =>
    naiveScore({ ...request, options: { eightPairs } }),
  );
  expect(without).toEqual({ legal: false, reason: 'not-complete', deficiency: 4 });
  expect(together).toEqual({ legal: false, reason: 'not-complete', deficiency: 0 });
});

test('requests come out the same for the same seed; none is refused, and every item is among them', () => {
  const [first = [], second] = [7, 7].map((seed) => [...generateRequests(800, seed)]);
  expect(first).toEqual(second);
  const answers = first.map((request) => naiveScore(request)) as { items?: { id: string }[] }[];
  expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
  const met = new Set(answers.flatMap(({ items = [] }) => items.map(({ id }) => id)));
  expect(ORDER.filter((id) => !met.has(id))).toEqual([]);
});
