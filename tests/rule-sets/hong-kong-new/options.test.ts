import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../../src/engine/options';
import { aloneAt } from '../../../src/engine/settlement';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { pointsBySeat } from '../../../src/engine/scoring/payments';
import { rules as ruleSet } from '../../../src/rule-sets/hong-kong-new/rules';
import { mixtures } from '../../../src/rule-sets/hong-kong-new/apart/mixtures';
import { reportOf, requestOf, rulesOfGame, told } from './rows';

const SEATS = 4;

test('options as they come', () => {
  const parsed = parseOptions(ruleSet.options, {});
  expect(parsed.ok && parsed.value).toMatchObject({
    bonusTiles: true,
    dice: 'three',
    deadWall: 0,
    severalWinners: 'nearest',
    robKong: 'added-or-thirteen-orphans',
    goulash: 'replay',
    potPoints: 2,
    dealerRepeats: 'always',
    rounds: 4,
    strictCalling: false,
    falseWin: 'open-hand',
    falseWinPoints: 20,
    startPoints: 0,
    minimumFaan: 5,
    sevenPairsDistinct: true,
    limitFaan: 100,
    dealerDoubles: true,
  });
});

test.each<[object, boolean]>([
  [{ minimumFaan: 13 }, true],
  [{ minimumFaan: 14 }, false],
  [{ limitFaan: 0 }, true],
  [{ limitFaan: 50 }, true],
  [{ limitFaan: 200 }, true],
  [{ limitFaan: 60 }, false],
  [{ robKong: 'any' }, true],
  [{ robKong: 'none' }, false],
  [{ rounds: 1 }, true],
  [{ rounds: 3 }, false],
  [{ commonHand: 'plain' }, false],
  [{ values: { 'four-concealed-pongs': 10 } }, true],
  [{ values: { 'common-hand': 1 } }, false],
  [{ values: { 'no-fives': 101 } }, false],
])('%o may be: %s', (options, may) => {
  expect(parseOptions(ruleSet.options, options).ok).toBe(may);
});

const KONGS = ['C(EEEE)(SSSS)[WWWW][NNNN]+C|1f', 'S E', 'discard W'] as const;

describe('the cap', () => {
  test.each<[number, number, boolean]>([
    [100, 100, true],
    [50, 50, true],
    [200, 121, false],
    [0, 121, false],
  ])('of %i pays %i', (limitFaan, base, limit) => {
    expect(reportOf(KONGS, { limitFaan })).toMatchObject({ faan: 121, base, limit });
  });

  test('cuts nothing of a hand that just reaches it', () => {
    const [hand, winds, won] = ['CCNN[EEE][SSS][WWW]+N|1f', 'N E', 'discard W'] as const;
    const values = { 'great-winds': 10 };
    expect(reportOf([hand, winds, won], { limitFaan: 50, values })).toMatchObject({
      faan: 50,
      base: 50,
      limit: false,
    });
  });
});

describe('options that change what hands are worth', () => {
  const chows = ['23m456m789p345s22s+4m', 'S E', 'discard W'] as const;

  test('a lower minimum', () => {
    expect(told(chows)[1]).toBe('4, too few');
    expect(told(chows, { minimumFaan: 4 })[2]).toBe('−8 +20 −8 −4');
  });

  test('without bonus tiles there are no items of them', () => {
    expect(told(chows, { bonusTiles: false, minimumFaan: 0 })[0]).toBe(
      'concealed-hand 1, eye-258 1, all-chows 1',
    );
  });

  test('four alike as two pairs', () => {
    const pairs = ['1111m33m55p77p99sE+E|1f', 'S E', 'discard W'] as const;
    expect(reportOf(pairs)).toMatchObject({ legal: false, reason: 'not-complete' });
    expect(told(pairs, { sevenPairsDistinct: false })[0]).toBe('one-way-wait 1, seven-pairs 7');
  });

  test('an item of value 0 does not count and takes nothing away', () => {
    const pairs = ['11m33m55p77p99sEEN+N|1f', 'S E', 'wall'] as const;
    const values = { 'seven-pairs': 0 };
    expect(told(pairs, { values, minimumFaan: 0 })[0]).toBe('concealed-self-drawn 3, one-way-wait 1');
    expect(told(pairs, { values: { 'concealed-self-drawn': 0 } })[0]).toBe(
      'self-drawn 1, one-way-wait 1, seven-pairs 7',
    );
  });
});

test('a minimum that all items together do not reach is refused', () => {
  const items = ruleSet.options['values'];
  const ids = items?.type === 'values' ? Object.keys(items.items) : [];
  const values = Object.fromEntries(ids.map((id) => [id, 0]));
  const impossible = (options: object) => mixtures(rulesOfGame(options).options);
  expect(impossible({ values })).toEqual({
    code: 'minimum-unreachable',
    figures: { most: 0, needs: 5 },
  });
  expect(impossible({ values: { ...values, 'self-drawn': 5 } })).toBeNull();
});

test.each<[string, number, string, readonly number[]]>([
  ['W E', 6, 'wall', [-24, -12, 48, -12]],
  ['N E', 7, 'discard S', [-14, -14, -7, 35]],
  ['E E', 120, 'discard W', [800, -200, -400, -200]],
])('%s wins %i faan by %s', (winds, faan, won, paid) => {
  const rules = rulesOfGame();
  const win = parseWin(rules, requestOf(['23m456m789p345s22s+4m', winds, won]));
  const sheet = win.ok ? rules.score(win.value) : null;
  if (!win.ok || !sheet) throw new Error('The hand is not complete.');
  const total = rules.scale!.totalOf(faan);
  const payments = rules.settle(aloneAt(SEATS, { sheet: { ...sheet, total }, context: win.value }));
  expect(Object.values(pointsBySeat(payments ?? [], SEATS))).toEqual(paid);
});
