import { expect, test } from 'vitest';
import { HANDS } from './hands';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { requestOf, rulesOfGame, told } from './rows';

test.each(HANDS)('%s', (...row) => {
  const [, , , items, points, payments] = row;
  expect(told(row)).toEqual([items, points, payments]);
});

/** Hands of the table with other options: the row's place there, what differs, items, points. */
test.each<[number, object, string, string]>([
  [
    25,
    { edition: '2006' },
    'three-concealed-pungs 16, mixed-shifted-pungs 8, two-concealed-kongs 8, concealed-hand 2, no-honors 1',
    '35',
  ],
  [
    24,
    { edition: '2006' },
    'melded-and-concealed-kong 6, prevalent-wind 2, double-pung 2, two-concealed-pungs 2, pung-of-terminals-or-honors 2, one-voided-suit 1, self-drawn 1',
    '16',
  ],
  [
    21,
    { edition: '2006' },
    'four-concealed-pungs 64, fully-concealed-hand 4, pung-of-terminals-or-honors 1',
    '69',
  ],
  [28, { edition: '2006' }, 'nine-gates 88, fully-concealed-hand 4, two-concealed-pungs 2', '94'],
  [34, { edition: '2006' }, 'greater-honors-and-knitted-tiles 24, fully-concealed-hand 4', '28'],
  [
    41,
    { impossibleWaits: 'ignore' },
    'fully-concealed-hand 4, tile-hog 2, one-voided-suit 1, no-honors 1, single-wait 1',
    '9',
  ],
  [4, { minimumFaan: 0 }, 'mixed-shifted-chows 6, short-straight 1', '7'],
])('row %i with %o', (row, options, items, points) => {
  expect(told(HANDS[row - 1]!, options).slice(0, 2)).toEqual([items, points]);
});

test('a tile of the nine that also stands beside them is waited for by option alone', () => {
  const row = ['1233369m258p147s+3m', 'S E', 'discard W'] as const;
  const items = 'knitted-straight 12, concealed-hand 2, all-chows 2, tile-hog 2';
  expect(told(row).slice(0, 2)).toEqual([items, '18']);
  expect(told(row, { knittedWaits: true }).slice(0, 2)).toEqual([`${items}, edge-wait 1`, '19']);
});

test('the base is paid by all', () => {
  const [row] = HANDS;
  expect(told(row!, { basePoints: 0 })[2]).toBe('+0 +8 −8 +0');
});

test('a sheet says which sets an item rests on, and what is part of what', () => {
  const [hand, winds, won] = HANDS[47]!;
  const rules = rulesOfGame();
  const win = parseWin(rules, requestOf([hand, winds, won]));
  const sheet = win.ok ? rules.score(win.value) : null;
  const resting = sheet?.lines.flatMap(({ id, groups }) => (groups ? [{ id, groups }] : []));
  expect(resting).toEqual([{ id: 'triple-pung', groups: [0, 1, 2] }]);
  expect(sheet?.omitted).toEqual([
    { id: 'all-pungs', code: 'part-of', by: 'all-even-pungs' },
    { id: 'all-simples', code: 'part-of', by: 'all-even-pungs' },
    { id: 'no-honors', code: 'part-of', by: 'all-even-pungs' },
  ]);
  expect(sheet?.steps.at(-1)).toEqual({ id: 'base', value: 52, unit: 'points' });
});

test('the calculator prints flowers apart', () => {
  const [hand, winds, won] = HANDS[44]!;
  const rules = rulesOfGame();
  const win = parseWin(rules, requestOf([hand, winds, won]));
  expect(win.ok && rules.report(win.value, [])).toEqual({
    legal: true,
    faan: 13,
    bonusFaan: 1,
    limit: false,
    base: 14,
    items: [
      { id: 'two-concealed-kongs', faan: 6 },
      { id: 'fully-concealed-hand', faan: 4 },
      { id: 'dragon-pung', faan: 2 },
      { id: 'short-straight', faan: 1 },
    ],
    bonusItems: [{ id: 'flower-tiles', faan: 1 }],
    payments: { E: 66, S: -22, W: -22, N: -22 },
  });
});
