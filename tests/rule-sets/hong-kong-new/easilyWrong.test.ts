import { describe, expect, test } from 'vitest';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { requestOf, rulesOfGame, told } from './rows';

const itemsOf = (hand: string, won = 'discard W', winds = 'S E'): string => told([hand, winds, won])[0];

const PAIRS = '11m33m55p77p99sEEN+N|1f';
const ORPHANS = '19m19p19sESWNCFP+P|1f';

describe('what counts of a hand that is concealed by itself', () => {
  test.each<[string, string, string, string]>([
    [PAIRS, 'discard W', 'S E', 'one-way-wait 1, seven-pairs 7'],
    [PAIRS, 'wall', 'S E', 'self-drawn 1, one-way-wait 1, seven-pairs 7'],
    [PAIRS, 'wall; first-draw', 'E E', 'heavenly-hand 20, seven-pairs 7, own-flower 1'],
    [PAIRS, 'discard E; first-discard', 'S E', 'one-way-wait 1, earthly-hand 10, seven-pairs 7'],
    [ORPHANS, 'discard W', 'S E', 'thirteen-orphans 40'],
    [ORPHANS, 'wall', 'S E', 'self-drawn 1, thirteen-orphans 40'],
    [ORPHANS, 'wall; first-draw', 'E E', 'heavenly-hand 20, thirteen-orphans 40, own-flower 1'],
    [
      '222m444p777s333s5m+5m|1f',
      'wall',
      'S E',
      'self-drawn 1, one-way-wait 1, all-simples 1, eye-258 1, four-concealed-pongs 30',
    ],
  ])('%s, %s', (hand, won, winds, items) => {
    expect(itemsOf(hand, won, winds)).toBe(items);
  });

  test('a sheet says what takes the place of what', () => {
    const rules = rulesOfGame();
    const win = parseWin(rules, requestOf([PAIRS, 'S E', 'wall']));
    const sheet = win.ok ? rules.score(win.value) : null;
    expect(sheet?.omitted).toEqual([
      { id: 'concealed-hand', code: 'part-of', by: 'seven-pairs' },
      { id: 'concealed-self-drawn', code: 'part-of', by: 'seven-pairs' },
    ]);
    expect(sheet?.steps).toEqual([
      { id: 'faan', value: 9, unit: 'faan' },
      { id: 'base', value: 9, unit: 'points' },
    ]);
  });
});

test.each<[string, string, string]>([
  [
    'a suit is old and young once; a pong and a chow of one kind are four in two',
    '111m999m123m78m55p+9m|1f',
    'concealed-hand 1, two-suits 1, eye-258 1, old-and-young 1, four-in-two 2',
  ],
  [
    'a discard that may complete a chow exposes no pong',
    '222p333s444m56m77s+4m|1f',
    'concealed-hand 1, all-simples 1, three-concealed-pongs 2, four-in-two 1',
  ],
  [
    'a kong is no four in two, and its chow none either',
    '99m345m67m[CCC](2222m)+8m|1f',
    'half-flush 3, dragon-pong 1',
  ],
  [
    'an exposed chow is no half of two identical ones',
    '22m34p456m[234p][789s]+2p|1f',
    'eye-258 1, all-chows 1',
  ],
  [
    'seven pairs of terminals and honours',
    '1199m1199p11sEEC+C|1f',
    'one-way-wait 1, five-types 5, all-outside 10, seven-pairs 7',
  ],
  ['an honour as the pair hinders no chows', 'CC123m456p789p34s+5s|1f', 'concealed-hand 1, all-chows 1'],
])('%s', (_what, hand, items) => {
  expect(itemsOf(hand)).toBe(items);
});

test('four alike in four chows count nothing', () => {
  expect(itemsOf('1122333344m99s5m+5m|1f')).toMatch(/double-identical-chows 10/);
  expect(itemsOf('1122333344m99s5m+5m|1f')).not.toMatch(/four-in/);
});

describe('one way to wait', () => {
  test.each(['4446m123m789m345s+5m', '23m456m789p345s22s+4m', '3456m[234p][666s][CCC]+3m', ORPHANS])(
    '%s has more than one',
    (hand) => expect(itemsOf(hand, 'wall')).not.toMatch(/one-way-wait/),
  );

  test('a kind of which the hand holds all four is left out', () => {
    // Waits for 1 and 4 of bamboo, and all four 1s lie in a kong.
    expect(itemsOf('23s55p678m(1111s)[CCC]+4s', 'wall')).toMatch(/one-way-wait 1/);
    expect(itemsOf('23s55p678m(9999s)[CCC]+4s', 'wall')).not.toMatch(/one-way-wait/);
  });

  test('with four exposed melds it is part of what comes from others', () => {
    expect(itemsOf('2s[123m][456p][777s][EEE]+2s|1f')).not.toMatch(/one-way-wait/);
    expect(itemsOf('2s[123m][456p][777s](EEEE)+2s|1f')).toMatch(/one-way-wait 1/);
  });
});

describe('circumstances', () => {
  const hand = '55p678p345s67s(9999m)+8s|1f';

  test.each<[string, RegExp]>([
    ['wall; bonus-replacement', /^concealed-self-drawn 3, eye-258 1$/],
    ['wall; kong-replacement', /^concealed-self-drawn 3, kong-replacement 1, eye-258 1$/],
    ['wall; last-tile', /last-tile 1/],
    ['discard W; last-tile', /last-tile 1/],
    ['robbed-kong W; last-tile', /^concealed-hand 1, robbed-kong 1, eye-258 1$/],
  ])('%s', (won, items) => {
    expect(itemsOf(hand, won)).toMatch(items);
  });

  test('a kong on a kong counts as a kong', () => {
    const two = '55p345s67s(9999m)[1111p]+8s|1f';
    expect(itemsOf(two, 'wall; double-kong-replacement')).toBe(
      'self-drawn 1, kong-replacement 1, eye-258 1, two-kongs 1',
    );
  });
});
