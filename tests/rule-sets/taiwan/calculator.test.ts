import { describe, expect, test } from 'vitest';
import type { Extras, ScoreSheet, Seat, WinBy, WinContext } from '../../../src/engine/types';
import type { Settlement } from '../../../src/engine/rules';
import { pointsBySeat } from '../../../src/engine/scoring/payments';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { reportOf, rulesOfGame, told } from './rows';

/** Waits for 2, 5 and 8 of bamboo. */
const CHOWS = '123456m23455p34567s';
const EXPOSED = '23455p67s[123m][456m][789m]';

const itemsOf = (hand: string, won: string, besides = '', seat = 'S/E'): string =>
  told([hand, seat, won, besides])[0]!;

interface Paid {
  readonly seat: Seat;
  readonly value: number;
  readonly from?: Seat;
}

/** What is paid for wins of these values, from East to North. */
function paid(wins: readonly Paid[], streak: number, options: object = {}): number[] {
  const settlement: Settlement = {
    seats: 4,
    prevailing: 0,
    carry: { repeat: streak },
    extras: {},
    out: 0,
    ledger: [],
    sheets: [],
    ending: 'won',
    wins: wins.map(({ seat, value, from = null }) => ({
      sheet: { seat, total: value } as ScoreSheet,
      context: { seat, from } as WinContext,
    })),
  };
  return Object.values(pointsBySeat(rulesOfGame(options).settle(settlement) ?? [], 4));
}

describe('payments', () => {
  test.each<[readonly Paid[], number, readonly number[]]>([
    [[{ seat: 2, value: 5 }], 0, [-6, -5, 16, -5]],
    [[{ seat: 2, value: 5, from: 1 }], 3, [0, -5, 5, 0]],
    [[{ seat: 2, value: 5, from: 0 }], 3, [-12, 0, 12, 0]],
    [[{ seat: 0, value: 5 }], 2, [30, -10, -10, -10]],
    [
      [
        { seat: 1, value: 5, from: 0 },
        { seat: 2, value: 9, from: 0 },
      ],
      1,
      [-20, 8, 12, 0],
    ],
    [
      [
        { seat: 0, value: 5, from: 3 },
        { seat: 2, value: 9, from: 3 },
      ],
      1,
      [8, 0, 9, -17],
    ],
  ])('%j with a streak of %i', (wins, streak, points) => {
    expect(paid(wins, streak)).toEqual(points);
  });

  test.each([
    [{ dealerTai: 0 }, 14],
    [{ streakTai: 1 }, 13],
    [{ streakTai: 0 }, 11],
    [{ dealerTai: 0, streakTai: 0 }, 10],
    [{ taiPoints: 20 }, 110],
  ])('%j: what the dealer’s streak adds', (options, points) => {
    expect(paid([{ seat: 2, value: 10, from: 0 }], 2, options)[2]).toBe(points);
  });

  test('start from base and points for a tai', () => {
    const { report } = reportOf([`${CHOWS}+8s`, 'S/E', 'discard W', 'basePoints=100, taiPoints=20']);
    expect(report).toMatchObject({ faan: 3, base: 160, limit: false, payments: { S: 160, W: -160 } });
    expect(told([`${EXPOSED}+8s|1f`, 'S/E', 'discard N', 'basePoints=0'])[2]).toBe('0, 0, 0, 0');
  });

  test('tell the dealer’s tai beside the hand, whoever wins', () => {
    const reported = (seat: string, won: string, besides: string) =>
      reportOf([`${CHOWS}+8s`, seat, won, besides]).report;
    expect(reported('S/E', 'wall', 'streak=2')).toMatchObject({
      bonusItems: [
        { id: 'dealer', faan: 1 },
        { id: 'streak', faan: 4 },
      ],
      bonusFaan: 5,
    });
    expect(reported('S/E', 'discard W', 'streak=2')).toMatchObject({ bonusItems: [], bonusFaan: 0 });
    expect(reported('E/E', 'discard W', '')).toMatchObject({ bonusItems: [{ id: 'dealer', faan: 1 }] });
    expect(reported('S/E', 'discard E', 'streak=1, dealerTai=0')).toMatchObject({
      bonusItems: [{ id: 'streak', faan: 2 }],
    });
  });
});

describe('the limit', () => {
  test.each([
    [1, 3, 3, false],
    [1, 2, 2, true],
    [0, 0, 3, false],
  ])('of %# cuts what is above it', (_each, limitFaan, paidTai, limit) => {
    const { report } = reportOf([`${CHOWS}+8s`, 'S/E', 'discard E', `limitFaan=${limitFaan}`]);
    expect(report).toMatchObject({ faan: 3, base: 3 + paidTai, limit, payments: { S: 4 + paidTai } });
  });
});

describe('the minimum', () => {
  test.each([
    [3, true],
    [4, false],
  ])('of %i is met by three tai: %s', (minimumFaan, legal) => {
    const { report } = reportOf([`${CHOWS}+8s`, 'S/E', 'discard E', `minimumFaan=${minimumFaan}, streak=3`]);
    expect(report.legal).toBe(legal);
    expect(report.faan).toBe(3);
  });
});

describe('items', () => {
  test.each([
    [
      'a chow end at a terminal waits on one side',
      `123m456m23455p789p12s+3s`,
      'concealed-hand 1 + single-wait 1',
    ],
    ['89 waits on one side, also beside another wait', '123456m234p345p8999s+7s', 'concealed-hand 1'],
    ['12 waits on one side, also beside another wait', '123456m234p345p1112s+3s', 'concealed-hand 1'],
    ['five chows with one end used up', '99p67s[345s][345s][456s][567s]+8s', 'single-wait 1'],
    ['an honour pair is no pair of a suit', '123456m234p345p67sEE+8s', 'concealed-hand 1'],
    ['a drawn tile is not another’s', `${CHOWS}+8s`, 'concealed-self-drawn 3', 'wall'],
    ['a robbed tile is', `${EXPOSED}+8s`, 'robbed-kong 1 + all-chows 2', 'robbed-kong W'],
    ['one end is used up: the only wait', '23455p67s[123m][456m](5555s)+8s', 'single-wait 1'],
    [
      'one of several chows with the tile waits on either side',
      '123456m23455p12345s+3s',
      'concealed-hand 1 + all-chows 2',
    ],
    ['a wait for two pairs is none for one kind', '22m55p[123m][456m][789m][123s]+2m', ''],
    ['3334 waits for 2, 4 and 5', '3334s[123m][456m][789m][123p]+4s', ''],
  ])('%s', (_what, hand, items, won = 'discard W') => {
    expect(itemsOf(hand, won)).toBe(items);
  });

  test('a kong’s replacement and a bonus tile’s', () => {
    const kong = '23455s67m[123m][456p](8888p)+8m';
    expect(itemsOf(kong, 'wall', 'kong-replacement, flowerBloom=false')).toBe('self-drawn 1 + kong-bloom 1');
    expect(itemsOf(kong, 'wall', 'double-kong-replacement')).toBe('refused');
    const flower = `${EXPOSED}+8s|1f`;
    expect(itemsOf(flower, 'wall', 'bonus-replacement')).toBe('self-drawn 1 + kong-bloom 1');
    expect(itemsOf(flower, 'wall', 'bonus-replacement, flowerBloom=false')).toBe('self-drawn 1');
    expect(itemsOf(flower, 'discard W', 'bonus-replacement')).toBe('');
  });

  test.each([
    ['E/E', 'wall', 'first-draw, heavenlyTai=16', 'heavenly-hand 16'],
    ['S/E', 'wall', 'first-draw, earthlyTai=24', 'earthly-hand 24'],
    ['S/E', 'wall', 'first-draw, heavenly-ready', 'earthly-hand 16'],
    ['N/E', 'discard W', 'first-discard, humanTai=16', 'human-hand 16 + all-chows 2'],
    ['N/E', 'discard W', 'first-discard, humanTai=0', 'concealed-hand 1 + all-chows 2'],
    ['N/E', 'discard W', 'first-discard, humanTai=0, heavenly-ready', 'heavenly-ready 8 + all-chows 2'],
    ['E/E', 'discard W', 'first-discard', 'concealed-hand 1 + all-chows 2'],
    ['N/E', 'robbed-kong W', 'first-discard', 'concealed-hand 1 + robbed-kong 1 + all-chows 2'],
    ['N/E', 'discard W', 'first-draw', 'concealed-hand 1 + all-chows 2'],
    ['E/E', 'wall', 'earthly-ready', 'concealed-self-drawn 3'],
    ['S/E', 'wall', 'earthly-ready, heavenly-ready', 'self-drawn 1 + heavenly-ready 8'],
    ['S/E', 'wall', 'earthly-ready, readyDeclaration=false', 'concealed-self-drawn 3'],
    ['S/E', 'wall', 'last-tile', 'concealed-self-drawn 3 + last-tile 1'],
    ['S/E', 'robbed-kong W', 'last-tile', 'concealed-hand 1 + robbed-kong 1 + all-chows 2'],
  ])('of circumstances: %s %s %s', (seat, won, besides, items) => {
    expect(itemsOf(`${CHOWS}+8s`, won, besides, seat)).toBe(items);
  });

  test('that need a hand without melds count nothing beside one', () => {
    for (const word of ['first-draw', 'heavenly-ready', 'earthly-ready'])
      expect(itemsOf('23455p67s[123m][456m](9999s)+8s', 'wall', word)).toBe('self-drawn 1');
  });

  test('five concealed pongs leave a self-drawn tile its tai', () => {
    expect(itemsOf('222m555p777s999p33sNN+3s', 'wall')).toBe('self-drawn 1 + five-concealed-pongs 8');
    expect(itemsOf('222m555p777s999p33sNN+3s', 'discard W')).toBe(
      'concealed-hand 1 + all-pongs 4 + four-concealed-pongs 5',
    );
  });

  test('honours alone', () => {
    const hand = 'W[EEE][SSS][CCC][FFF][PPP]+W';
    expect(itemsOf(hand, 'wall', 'allHonorsTai=8')).toBe(
      'self-drawn 1 + half-from-others 1 + seat-wind 1 + round-wind 1 + all-honors 8 + great-dragons 8',
    );
  });

  test('the reading that pays most is taken', () => {
    expect(itemsOf('111222333m5p666s[CCC]+5p', 'wall')).toBe(
      'self-drawn 1 + single-wait 1 + dragon-pong 1 + all-pongs 4 + four-concealed-pongs 5',
    );
  });
});

test('of several chows with the winning tile, the one that waited on either side is shown with it', () => {
  const rules = rulesOfGame();
  const win = parseWin(rules, { hand: '123456m23455p12345s+3s', seat: 'S', by: 'discard', from: 'W' });
  const groups = win.ok ? (rules.score(win.value)?.groups ?? []) : [];
  const chowsOfThree = groups.filter(({ kinds }) => kinds.includes(20)).map(({ kinds, won }) => [kinds, won]);
  expect(chowsOfThree).toEqual([
    [[18, 19, 20], null],
    [[20, 21, 22], 0],
  ]);
});

test.each<[WinBy, string | null]>([
  ['wall', null],
  ['discard', 'missed-win'],
  ['robbed-kong', 'missed-win'],
])('a missed win bars a win by %s: %s', (by, code) => {
  const { notNow } = rulesOfGame();
  const win = { by, seat: 1, extras: { missed: 0b10 } as Extras } as WinContext;
  expect(notNow(win)?.code ?? null).toBe(code);
  expect(notNow({ ...win, seat: 2 })).toBe(null);
  expect(rulesOfGame({ missedWin: 'none' }).notNow(win)).toBe(null);
});

test.each([
  ['E', false],
  ['S', true],
])('only another than the dealer wins before the own first draw: %s', (seat, firstGo) => {
  const request = { hand: `${CHOWS}+8s`, seat, by: 'discard', from: 'W', situation: ['first-discard'] };
  const win = parseWin(rulesOfGame(), request);
  expect(win.ok && win.value.firstGo).toBe(firstGo);
});

describe('eight pairs', () => {
  const PAIRS = '1133m5577p2299sCEEE';

  test('are no hand unless the option says so', () => {
    expect(told([`${PAIRS}+C`, 'S/E', 'wall', ''])[2]).toMatch(/^not-complete/);
    expect(itemsOf(`${PAIRS}+C`, 'discard W', 'eightPairs=true')).toBe('single-wait 1 + eight-pairs 8');
  });

  test('wait for every pair, and need eight kinds and nothing laid out', () => {
    expect(itemsOf('1133m5577p2299sCCEE+C', 'discard W', 'eightPairs=true')).toBe('eight-pairs 8');
    expect(told(['1111m5577p2299sCCEE+C', 'S/E', 'wall', 'eightPairs=true'])[2]).toMatch(/^not-complete/);
  });

  test.each([
    ['1133m5577p2299sCEES+N', 'eightPairs=true', 'not-complete 1'],
    ['1133m5577p2299sCEEE+N', 'eightPairs=true', 'not-complete 0'],
    ['1133m5577p2299sCEEE+N', '', 'not-complete 3'],
  ])('%s %s', (hand, besides, why) => {
    expect(told([hand, 'S/E', 'wall', besides])[2]).toBe(why);
  });

  test('are read as sets where that pays more, and go with a heavenly hand', () => {
    const hand = '112233m112233p4455s+5s';
    expect(itemsOf(hand, 'wall', 'eightPairs=true')).toBe('self-drawn 1 + eight-pairs 8');
    expect(itemsOf(hand, 'wall', '')).toBe('concealed-self-drawn 3');
    expect(itemsOf(hand, 'wall', 'eightPairs=true, first-draw', 'E/E')).toBe(
      'heavenly-hand 24 + eight-pairs 8',
    );
  });
});

describe('bonus tiles', () => {
  const REST = '123456m234p789sEESC';

  test.each([
    ['1234f1234y', 'bonus-tiles W', '', 'eight-bonus-tiles 8', '−12, +34, −11, −11'],
    ['1234f123y', 'bonus-tiles W', '', 'seven-rob-one 8', '0, +11, −11, 0'],
    ['1234f123y', 'bonus-tiles W', 'sevenRobOne=false', '', 'not-complete null'],
    ['1234f12y', 'bonus-tiles W', '', '', 'not-complete null'],
  ])('%s %s %s', (bonus, won, besides, items, paidOut) => {
    const [found, , points] = told([`${REST}|${bonus}`, 'S/E', won, besides]);
    expect([found, points]).toEqual([items, paidOut]);
  });

  test('seven need who has the eighth', () => {
    expect(told([`${REST}|1234f123y`, 'S/E', 'bonus-tiles', ''])).toEqual([
      'refused',
      '',
      'Field "from" is missing.',
    ]);
  });

  test('eight must win by themselves', () => {
    expect(told([`${CHOWS}+8s|1234f1234y`, 'S/E', 'wall', ''])[0]).toBe('refused');
  });
});

test.each([
  ['three tiles short', '123m23455p34567s+8s'],
  ['a tile that is not used', `${CHOWS}+8s|1f`, 'bonusTiles=false'],
])('refuses %s', (_what, hand, besides = '') => {
  expect(told([hand, 'S/E', 'wall', besides])[0]).toBe('refused');
});
