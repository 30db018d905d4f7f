import { expect, test } from 'vitest';
import { HANDS } from '../../rule-sets/competition/hands';
import type { Report } from '../../support/reports';
import { naiveScore } from '../naiveScore';

/** What is scored: tiles, seat and round, way of winning and words; then the options. */
type Asked = readonly [hand: string, winds: string, won: string];

function scored([hand, winds, won]: Asked, options: object = {}): Report {
  const [seat, round] = winds.split(' ');
  const [how = '', ...situation] = won.split(/[;,] /);
  const [by, from] = how.split(' ');
  return naiveScore({ rules: 'competition', hand, seat, round, by, from, situation, options });
}

/** Items, points and payments as the rules write them. */
function told({ legal, items = [], faan, bonusFaan, payments = {} }: Report): readonly string[] {
  const flowers = bonusFaan ? ` + ${bonusFaan}` : '';
  const paid = Object.values(payments).map((points) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`);
  return [
    items.map((item) => `${item.id} ${item.faan}`).join(', '),
    legal === true ? `${faan}${flowers}` : `${faan}, too few`,
    legal === true ? paid.join(' ') : '—',
  ];
}

test.each(HANDS)('%s', (...row) => {
  const [hand, winds, won, ...expected] = row;
  expect(told(scored([hand, winds, won]))).toEqual(expected);
});

const OF_2006 = { edition: '2006' };
const KNITTED = 'knitted-straight 12, concealed-hand 2, all-chows 2, tile-hog 2';

test.each<readonly [...Asked, options: object, items: string, points: string]>([
  [
    '55578m99p(6666s)(4444p)+9m',
    'W E',
    'discard E',
    OF_2006,
    'three-concealed-pungs 16, mixed-shifted-pungs 8, two-concealed-kongs 8, concealed-hand 2, no-honors 1',
    '35',
  ],
  [
    '11134m55s(EEEE)[1111s]+2m',
    'S E',
    'wall',
    OF_2006,
    'melded-and-concealed-kong 6, prevalent-wind 2, double-pung 2, two-concealed-pungs 2, pung-of-terminals-or-honors 2, one-voided-suit 1, self-drawn 1',
    '16',
  ],
  [
    '99m333444p777sWW+W',
    'E E',
    'wall',
    OF_2006,
    'four-concealed-pungs 64, fully-concealed-hand 4, pung-of-terminals-or-honors 1',
    '69',
  ],
  [
    '1112345678999m+5m',
    'S E',
    'wall',
    OF_2006,
    'nine-gates 88, fully-concealed-hand 4, two-concealed-pungs 2',
    '94',
  ],
  [
    '14m369p25sESWNFP+C',
    'S E',
    'wall',
    OF_2006,
    'greater-honors-and-knitted-tiles 24, fully-concealed-hand 4',
    '28',
  ],
  [
    '1234444678m456p+1m',
    'E N',
    'wall',
    { impossibleWaits: 'ignore' },
    'fully-concealed-hand 4, tile-hog 2, one-voided-suit 1, no-honors 1, single-wait 1',
    '9',
  ],
  [
    '56mEE(4444m)[123p][789s]+7m',
    'S E',
    'discard W',
    { impossibleWaits: 'ignore', minimumFaan: 2 },
    'concealed-kong 2',
    '2',
  ],
  ['1233369m258p147s+3m', 'S E', 'discard W', {}, KNITTED, '18'],
  ['1233369m258p147s+3m', 'S E', 'discard W', { knittedWaits: true }, `${KNITTED}, edge-wait 1`, '19'],
  [
    '23456p678sWW[456m]+7p',
    'N E',
    'discard W',
    { minimumFaan: 0 },
    'mixed-shifted-chows 6, short-straight 1',
    '7',
  ],
])('%s with other options', (hand, winds, won, options, items, points) => {
  expect(told(scored([hand, winds, won], options)).slice(0, 2)).toEqual([items, points]);
});
