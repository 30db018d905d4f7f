import { describe, expect, test } from 'vitest';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { rulesOfGame, told } from './rows';

const itemsOf = (hand: string, won = 'discard W', winds = 'S E'): string => told([hand, winds, won])[0];

test.each([
  ['1233m[234p][666s][CCC]+3m', 'edge-wait'],
  ['7789m[234p][666s][CCC]+7m', 'edge-wait'],
  ['4556m[234p][666s][CCC]+5m', 'closed-wait'],
  ['3m[234p][666s][CCC][456m]+3m', 'single-wait'],
])('%s waits for one kind: %s', (hand, wait) => {
  // Won from the wall: four melds and a discard would be a melded hand.
  expect(itemsOf(hand, 'wall')).toMatch(new RegExp(`${wait} 1`));
});

test.each([
  '12345mEE[666s][CCC]+3m',
  '45567mEE[666s][CCC]+6m',
  '3456m[234p][666s][CCC]+3m',
  '7888m[234p][666s][CCC]+7m',
  '34mEE[234p][666s][CCC]+2m',
])('%s could have been completed by another kind, too', (hand) => {
  expect(itemsOf(hand)).not.toMatch(/-wait/);
});

test.each<[string, string, string]>([
  [
    'a concealed kong hinders a melded hand',
    '1m[234m][345p][234s](CCCC)+1m',
    'dragon-pung 2, concealed-kong 2, mixed-double-chow 1, single-wait 1',
  ],
  ['all even pungs are no item of seven pairs', '2244m66m22p44p66s8s+8s', 'seven-pairs 24, all-simples 2'],
  [
    'one suit is a flush and voids none',
    '33s123s78s[456s][999s]+6s',
    'full-flush 24, short-straight 1, pung-of-terminals-or-honors 1',
  ],
  [
    'two concealed kongs are not two concealed pungs as well',
    '99p34m[567m](2222p)(6666p)+5m',
    'two-concealed-kongs 6, one-voided-suit 1, no-honors 1',
  ],
  [
    'the kong of a flush of four equal kinds is no tile hog',
    '99m345m67m[NNN](2222m)+8m',
    'half-flush 6, concealed-kong 2, short-straight 1, pung-of-terminals-or-honors 1',
  ],
])('%s', (_what, hand, items) => {
  expect(itemsOf(hand)).toBe(items);
});

test('the last tile, a kong and a robbed one: what holds with which way of winning', () => {
  const hand = '99p345m34s[678p][7777m]+2s';
  expect(itemsOf(hand, 'wall; last-tile')).toMatch(/^last-tile-draw 8/);
  expect(itemsOf(hand, 'discard W; last-tile')).toMatch(/^last-tile-claim 8/);
  expect(itemsOf(hand, 'wall; kong-replacement')).toMatch(/^out-with-replacement-tile 8/);
  expect(itemsOf(hand, 'wall; last-of-kind')).toMatch(/last-of-kind 4/);
  expect(itemsOf(hand, 'robbed-kong W; last-of-kind')).toMatch(/^robbing-the-kong 8, (?!.*last-of-kind)/);
});

test('dealt fourteen tiles have no wait, and nine gates by any one of them', () => {
  expect(itemsOf('123m456p789sEE13m+2m', 'wall', 'E E')).toMatch(/closed-wait/);
  expect(itemsOf('123m456p789sEE13m+2m', 'wall; first-draw', 'E E')).not.toMatch(/-wait/);
  // A 5 was drawn before the last 1: without the 5 it is 1112345678999.
  const gates = '1123455678999m+1m';
  expect(itemsOf(gates, 'wall', 'E E')).not.toMatch(/nine-gates/);
  expect(itemsOf(gates, 'wall; first-draw', 'E E')).toMatch(/^nine-gates 88/);
});

test('the edition of 2006 takes every pong of terminals from nine gates', () => {
  const row = ['1112345678999m+5m', 'S E', 'discard W'] as const;
  expect(told(row)[0]).toMatch(/pung-of-terminals-or-honors 1/);
  expect(told(row, { edition: '2006' })[0]).not.toMatch(/pung-of-terminals-or-honors/);
  expect(told(row, { edition: '2006' })[0]).not.toMatch(/concealed-hand/);
});

describe('how far a hand is from ready', () => {
  const away = (hand: string): number | null => {
    const rules = rulesOfGame();
    const win = parseWin(rules, { hand, seat: 'S', by: 'wall' });
    if (!win.ok) throw new Error(win.error);
    expect(rules.score(win.value)).toBeNull();
    return rules.deficiency!(win.value);
  };

  test.each<[number, string, string]>([
    [0, '147m258p36s55m234pE', 'a knitted straight that lacks one of the nine'],
    [0, '147m258p36sEE[CCC]1s', 'the same with a laid-out pong'],
    [1, '147m258p36sES[CCC]1s', 'and without a pair'],
    [1, '147m258p369sESW11m', 'twelve unlike tiles'],
    [2, '14m2p36sESWNCF444s', 'eleven unlike tiles'],
    [0, '123m456p789sEE13mP', 'sets and eyes'],
    [0, '1133m5577p99sEEN4s', 'seven pairs'],
    [0, '19m19p19sESWNCFF5m', 'thirteen orphans'],
  ])('%i: %s, %s', (distance, hand) => {
    const last = /[1-9]?[mpsESWNCFP]$/.exec(hand)!;
    const text = hand.slice(0, last.index);
    const run = /\d$/.test(text) ? `${text}${last[0].at(-1)}` : text;
    expect(away(`${run}+${last[0]}`)).toBe(distance);
  });

  test('a tile that is all used up cannot complete anything', () => {
    expect(away('147m258p36sEE[9999s]+1s')).toBe(4);
  });
});
