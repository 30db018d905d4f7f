import { describe, expect, test } from 'vitest';
import { naiveScore } from '../naiveScore';
import { requestOf, told, type WorkedHand } from '../workedHands';
import { generateRequests } from './generate';
import { HANDS } from './hands';
import { TABLE } from './items';

const RULES = 'hong-kong-new';

test.each(HANDS)('%s, %s, %s, %s', (...row) => {
  expect(told(naiveScore(requestOf(RULES, row)))).toEqual(row.slice(4));
});

test.each<WorkedHand>([
  [
    '1112345678999p+5p',
    'E E',
    'wall',
    'first-draw, bonusTiles=false',
    'heavenly-hand 20, eye-258 1, nine-gates 40, old-and-young 1',
    '62',
    '+744 −248 −248 −248',
  ],
  [
    '111999m23789p11s+1p|1f',
    'S E',
    'discard W',
    'minimumFaan=0',
    'concealed-hand 1, no-fives 1, pure-outside 3, old-and-young 2',
    '7',
    '−14 +35 −14 −7',
  ],
])('%s, %s, %s, %s', (...row) => {
  expect(told(naiveScore(requestOf(RULES, row)))).toEqual(row.slice(4));
});

describe('what is refused', () => {
  test.each([
    ['a minimum above 13', { options: { minimumFaan: 14 } }],
    ['another cap', { options: { limitFaan: 60 } }],
    ['an option of another game', { options: { limitHands: [] } }],
    ['a word of another game', { situation: ['last-of-kind'] }],
    ['sixteen tiles', { hand: '23m456m789p345s222s11p+4m' }],
  ])('%s', (_, fields) => {
    const request = { rules: RULES, hand: '23m456m789p345s22s+4m', seat: 'S', by: 'wall' };
    expect(naiveScore(request)).not.toHaveProperty('error');
    expect(naiveScore({ ...request, ...fields })).toHaveProperty('error');
  });
});

test('requests come out the same for the same seed; none is refused, and every item is among them', () => {
  const [first = [], second] = [7, 7].map((seed) => [...generateRequests(1500, seed)]);
  expect(first).toEqual(second);
  const answers = first.map((request) => naiveScore(request)) as { items?: { id: string }[] }[];
  expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
  const met = new Set(answers.flatMap(({ items = [] }) => items.map(({ id }) => id)));
  expect([...TABLE.map(({ id }) => id), 'eight-bonus-tiles'].filter((id) => !met.has(id))).toEqual([]);
});
