import { describe, expect, test } from 'vitest';
import { generateCases } from './generate';
import type { ScoringOptions, Winning } from './hand';
import { worths } from './score';
import { gains, settle } from './settle';
import { SPECIAL_HANDS } from './special';
import { formatHand, parseHand } from './text';

const EAST = 0;
const SOUTH = 1;
const NORTH = 3;
const OPTIONS: ScoringOptions = { limit: 300, sevenPairsDistinct: true };

function tileOf(text: string): number {
  return parseHand(/\+([^|]+)/.exec(text)?.[1] ?? '').held[0] ?? -1;
}

function loser(text: string, seat: number, options = OPTIONS) {
  return worths({ ...parseHand(text), seat, win: null }, options);
}

function winner(text: string, seat: number, how: Partial<Winning> & Partial<ScoringOptions> = {}) {
  const { limit = 300, sevenPairsDistinct = true, ...win } = how;
  const plain = { tile: tileOf(text), by: 'wall', loose: false, kongOnKong: false } as const;
  const winning = { ...plain, asDealt: false, onFirstDiscard: false, ...win };
  return worths({ ...parseHand(text), seat, win: winning }, { limit, sevenPairsDistinct });
}

describe('losers', () => {
  test.each([
    ['333m999pFFSS[EEE]|2f', SOUTH, 24, 1],
    ['12m468p1sEEENNSS', EAST, 8, 1],
    ['5555m[2222p](PPPP)[444s]', NORTH, 16 + 8 + 32 + 2, 1],
    ['1134579m(222m)[999m]|14y', NORTH, 4 + 4 + 8, 3 + 1],
    ['EESSNNWWPP[CCC]', EAST, 2 + 2 + 4, 1 + 3],
    ['147m258p369sESWN|1234f1y1278a', EAST, 36, 2 + 3 + 2],
  ])('%s', (text, seat, points, doublings) => {
    expect(loser(text, seat, { ...OPTIONS, limit: null })).toMatchObject([
      { points, doublings, score: points * 2 ** doublings, limit: false },
    ]);
  });

  test('the limit holds for losers', () => {
    expect(loser('147m258p369sESWN|1234f1y1278a', EAST)).toMatchObject([{ score: 300, limit: true }]);
  });
});

describe('winners', () => {
  test.each([
    // A taken tile completes a chow rather than a pong, where it may.
    ['33345m456pSS(555p)+3m', EAST, { by: 'discard' }, 20 + 4 + 4, 0],
    ['33m456p789sEE(555p)+3m', EAST, { by: 'discard' }, 20 + 2 + 4 + 2, 0],
    ['33m456p789sEE(555p)+3m', EAST, {}, 20 + 2 + 4 + 4 + 2, 0],
    ['33m456p789sEE(555p)+3m', EAST, { loose: true }, 20 + 10 + 4 + 4 + 2, 0],
    ['33m456p789sEE(555p)+E', EAST, { by: 'robbed-kong' }, 20 + 4 + 4, 1],
    ['33678pEE[1111p][999p]+3p', EAST, { by: 'discard' }, 20 + 2 + 16 + 4 + 2, 1],
    ['3312456p[111p][789p]+3p', EAST, { by: 'discard' }, 20 + 4, 3],
  ] as const)('%s %#', (text, seat, how, points, doublings) => {
    const answers = winner(text, seat, { ...how, limit: null });
    expect(answers[0]).toMatchObject({ points, doublings });
  });

  test.each([
    ['1112225559p(888p)+9p', {}, ['hidden-treasure']],
    ['EEEPPPN[SSS][CCC]+N', { by: 'discard' }, ['all-honors-hand']],
    ['2223388sFFF[444s]+8s', { by: 'discard' }, ['imperial-jade']],
    ['2233488sFFF[444s]+3s', {}, null],
    ['CCCPPP23m55s[FFF]+1m', {}, ['three-great-scholars']],
    ['EEESSSWWWNN22m+2m', {}, null],
    ['EEESSSWWWNN22m+N', {}, ['four-large-blessings']],
    ['5m[2222m][3333p](4444s)(9999s)+5m', {}, ['all-kongs']],
    ['1112345678999m+5m', {}, ['nine-united-sons']],
    ['2345678999m(111m)+5m', { by: 'discard' }, ['nine-united-sons']],
    ['2345678999m[111m]+5m', { by: 'discard' }, null],
    ['19m19p19sESWNCFP+P', {}, ['thirteen-unique-wonders']],
    ['1122335577994m+4m', {}, ['heavenly-twins']],
    ['EESSWWNNCCFFP+P', { asDealt: true }, ['heavenly-peace', 'heavenly-twins']],
    ['234m55s23p[PPP][678m]+1p', { loose: true }, ['moon-from-the-bottom']],
    ['2234m[123p][7777s](8888s)+2m', { loose: true, kongOnKong: true }, ['kong-on-kong']],
  ] as const)('%s %j', (text, how, ids) => {
    const items = winner(text, EAST, how)[0]?.items.map(({ id }) => id);
    if (ids) expect(items).toEqual(ids);
    else expect((items ?? []).filter((id) => SPECIAL_HANDS.includes(id))).toEqual([]);
  });

  test('four alike may be two pairs', () => {
    const text = '1111335577994m+4m';
    expect(winner(text, SOUTH)).toEqual([]);
    expect(winner(text, SOUTH, { sevenPairsDistinct: false })).toMatchObject([{ score: 300 }]);
  });

  test('without a limit a special hand is 1000, or what it counts if that is more', () => {
    expect(winner('EEPP[CCC][FFF][999m]+P', SOUTH, { limit: null })).toMatchObject([{ score: 1000 }]);
    expect(winner('F(EEEE)(CCCC)(PPPP)(SSSS)+F', EAST, { limit: null })).toMatchObject([
      { points: 4 * 32 + 2 + 20 + 2, doublings: 2 + 1 + 3, score: 152 * 64, limit: false },
    ]);
  });
});

test('settling', () => {
  expect(gains(settle([16, 8, 48, 26], 'fines'))).toEqual([-68, -74, 126, 16]);
  expect(gains(settle([16, 8, 48, 26], 'keep'))).toEqual([16, 8, 48, 26]);
});

test('hands that are made up read back, and every special hand is among them', () => {
  const met = new Set<string>();
  for (const { hand, options } of generateCases(8_000, 3)) {
    const { held, melds, extras } = parseHand(formatHand(hand));
    const sorted = (kinds: readonly number[]): number[] => kinds.toSorted((a, b) => a - b);
    expect(sorted(held)).toEqual(sorted(hand.held));
    expect({ melds, extras }).toEqual({ melds: hand.melds, extras: hand.extras });
    for (const { items } of worths(hand, options)) for (const { id } of items) met.add(id);
  }
  expect([...met]).toEqual(expect.arrayContaining([...SPECIAL_HANDS]));
});
