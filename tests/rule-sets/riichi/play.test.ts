import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/knownRules';
import { dealScores } from '../../../src/engine/match';
import type { Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { whyNoWin } from '../../../src/engine/whyNot';
import { ownOf } from '../../../src/rule-sets/riichi/data';
import { rig } from '../../support/rigged';
import type { Rigged } from '../../support/rigged';
import { choicesOf, passAll, play } from '../../support/script';

function rigRiichi({ options, ...rigged }: Omit<Rigged, 'rules'>): Deal {
  return rig({ rules: 'riichi', options: { redFives: 0, ...options }, ...rigged }).deal;
}

function after(deal: Deal, ...moves: string[]): Deal {
  return passAll(play(deal, moves).deal);
}

const endingOf = ({ phase }: Deal) => (phase.type === 'ended' ? phase.ending : phase.type);
const paid = (deal: Deal) => dealScores(deal, [0, 1, 2, 3]);

/** Why seat 1 cannot win with what was discarded last; `before`: the deal before it. */
function whyNot(before: Deal, { seats }: Deal) {
  const discard = seats.flatMap(({ river }, seat) => (seat === before.turn ? river.slice(-1) : []))[0];
  if (!discard) throw new Error('Nothing was discarded.');
  return whyNoWin(seatView(before, 1), {
    by: 'discard',
    from: before.turn,
    tile: discard.tile,
    kong: null,
  })?.code;
}

const WAITS_47P = '234m567m345s88s56p';

describe('swap-calling', () => {
  const discarded = (options = {}) =>
    play(rigRiichi({ options, hands: ['1p9mESW', '2p3p4p1p6m7m8m3s3s5s6s7sC'], front: '1p' }), [
      '0 discard 1p',
      '1 chow 2p 3p',
    ]).deal;

  test('neither the tile taken nor the one at the other end goes at once', () => {
    const choices = choicesOf(discarded(), 1);
    expect(choices).not.toContain('discard 1p');
    expect(choices).not.toContain('discard 4p');
    expect(choices).toContain('discard C');
  });

  test('by option the other end may go, or both', () => {
    expect(choicesOf(discarded({ swapCalling: 'other-end' }), 1)).toContain('discard 4p');
    expect(choicesOf(discarded({ swapCalling: 'any' }), 1)).toContain('discard 1p');
  });

  test('a claim that leaves nothing to discard is not offered', () => {
    const deal = rigRiichi({ hands: ['9mESW', '2p3p1p4p6m7m8m3s3s5s6s7sC'], front: '1p' });
    const seats = deal.seats.map((state, seat) => (seat === 1 ? withOnly(deal, [9, 10, 11, 12]) : state));
    const asked = play({ ...deal, seats }, ['0 discard 1p']).deal;
    expect(choicesOf(asked, 1).filter((choice) => choice.startsWith('chow'))).toEqual([]);
  });
});

/** Seat 1 with one tile of each of these kinds, as after three melds. */
function withOnly(deal: Deal, kinds: readonly number[]): Deal['seats'][number] {
  const state = deal.seats[1];
  if (!state) throw new Error('There is no seat 1.');
  const all = rulesOf(deal).tiles.kinds;
  const hand = kinds.map((kind) => state.hand.find((tile) => all[tile] === kind) ?? -1);
  return { ...state, hand, counts: state.counts.map((_, kind) => Number(kinds.includes(kind))) };
}

describe('furiten', () => {
  test('a wait among the own discards', () => {
    const deal = rigRiichi({
      hands: ['19m19pESWCFP8s8s2s', '234m567m345p88p23s', '19m1pEESSWW9p9s', '19mCCFFPPN44s'],
      front: 'E1sN',
    });
    const own = after(deal, '0 discard E', '1 discard 1s', '2 discard N');
    const asked = play(own, ['3 discard 4s']).deal;
    expect(choicesOf(asked, 1)).not.toContain('win');
    expect(whyNot(own, asked)).toBe('furiten-discard');
  });

  test('a tile let pass, until the next own discard', () => {
    const deal = rigRiichi({
      hands: ['19m19pESWCFP8s8s', '234m567m345p88p23s', '19m1pEESSWW', '19mCCFFPPN'],
      front: '4sP4s2m9m',
    });
    const asked = play(deal, ['0 discard 4s']).deal;
    expect(choicesOf(asked, 1)).toContain('win');
    const passed = passAll(asked);
    expect(ownOf(passed).missed).toBe(0b10);
    const free = after(passed, '1 discard P');
    expect(ownOf(free).missed).toBe(0);
    expect(choicesOf(play(free, ['2 discard 4s']).deal, 1)).toContain('win');
  });

  test('in riichi it holds until the end of the hand', () => {
    const deal = rigRiichi({
      hands: ['4s9m1s9sESWCFP1m', `234m567m345p88p23s`, '19m1pEESSWW4s', '19mCCFFPPN'],
      front: '4sE4sN9s9p',
    });
    const riichi = after(deal, '0 discard 9m', '1 riichi E');
    const passed = passAll(play(riichi, ['2 discard 4s', '1 pass']).deal);
    expect(ownOf(passed).missed).toBe(0b10);
    const later = after(passed, '3 discard N', '0 discard 9s', '1 discard 9p');
    expect(ownOf(later).missed).toBe(0b10);
  });
});

describe('riichi', () => {
  const declared = () =>
    rigRiichi({
      hands: ['5p5p1m9m1s9sESWCF', '234m567m345s88s46p', '19m1p9sEEWW', '19m19pCFPPN'],
      front: '9sE5p1p3m',
    });

  test('is declared with a discard, costs a thousand once it passes, and ippatsu ends with a claim', () => {
    const turn = after(declared(), '0 discard 9s');
    expect(choicesOf(turn, 1)).toContain('riichi E');
    const riichi = after(turn, '1 riichi E');
    expect(ownOf(riichi).riichi).toEqual([0, 2, 0, 0]);
    expect(ownOf(riichi).ippatsu).toBe(0b10);
    expect(paid(riichi)).toEqual([0, -1000, 0, 0]);
    const asked = play(riichi, ['2 discard 5p']).deal;
    expect(choicesOf(asked, 1)).toEqual(['win', 'pass']);
    const claimed = play(asked, ['0 pong 5p 5p', '1 pass']).deal;
    expect(ownOf(claimed)).toMatchObject({ ippatsu: 0, missed: 0b10 });
  });

  test('costs nothing when its discard is won with', () => {
    const deal = rigRiichi({ hands: ['123456m789p55s23p', '234m678m66p888s67s'], front: '5s' });
    const won = play(deal, ['0 riichi 5s', '1 win']).deal;
    expect(won.ledger.map(({ reason }) => reason)).toEqual(['win']);
  });

  test('afterwards only the tile drawn goes, and a kong that changes no wait', () => {
    const deal = rigRiichi({
      hands: ['111m456m789p23s55s', '9s9p1s', '2p2p', '9m9m'],
      front: 'E9sWW1mP',
      back: 'CF7p7pNS9s9p',
    });
    const bound = after(deal, '0 riichi E', '1 discard 9s', '2 discard W', '3 discard W');
    expect(choicesOf(bound, 0).toSorted()).toEqual(['concealed-kong 1m', 'discard 1m']);
    expect(ownOf(bound).dora).toHaveLength(1);
    const kong = after(bound, '0 concealed-kong 1m');
    expect(ownOf(kong)).toMatchObject({ ippatsu: 0 });
    expect(ownOf(kong).dora).toHaveLength(2);
    expect(choicesOf(kong, 0)).toEqual(['discard C']);
  });

  test('deposits of the hand are among what the win is said to bring', () => {
    const deal = rigRiichi({ hands: ['123456m789p55s23p', '234m678m66p888s67s'], front: 'C5s1p' });
    const won = play(after(deal, '0 riichi C', '1 discard 5s'), ['2 discard 1p', '0 win']).deal;
    const { payments } = rulesOf(won).report(won.wins[0]!.context, []) as {
      payments: Record<string, number>;
    };
    expect(Object.values(payments).reduce((sum, each) => sum + each, 0)).toBe(1000);
  });

  test('is not for who has less than a thousand, nor with fewer than four tiles left', () => {
    const poor = rigRiichi({
      hands: ['123456m789p55s23p'],
      front: 'C',
      carry: { points: [900, 40_000, 30_000, 29_100] },
    });
    expect(choicesOf(poor, 0)).not.toContain('riichi C');
    const late = rigRiichi({ hands: ['123456m789p55s23p'], front: 'C' });
    if (late.source.type === 'wall') late.source.front = late.source.back - 14 - 3;
    expect(choicesOf(late, 0)).not.toContain('riichi C');
  });
});

describe('kongs and indicators', () => {
  const hands = ['P9m1s9sESWCFN', '4m4m4m123s456s78p99p', '19m1p9sEEWW', '19m19pCFPPS'];

  test('the indicator of an exposed kong is turned up with the next discard', () => {
    const deal = rigRiichi({ hands, front: '4m', back: 'CF7p7pNS9s9p' });
    const kong = play(deal, ['0 discard 4m', '1 kong 4m 4m 4m']).deal;
    expect(ownOf(kong)).toMatchObject({ late: 1 });
    expect(ownOf(kong).dora).toHaveLength(1);
    expect(ownOf(play(kong, ['1 discard C']).deal).dora).toHaveLength(2);
  });

  test('by option at once, or never', () => {
    for (const [kanDora, shown] of [
      ['at-once', 2],
      ['none', 1],
    ] as const) {
      const deal = rigRiichi({ hands, front: '4m', back: 'CF7p7pNS9s9p', options: { kanDora } });
      expect(ownOf(play(deal, ['0 discard 4m', '1 kong 4m 4m 4m']).deal).dora).toHaveLength(shown);
    }
  });

  test('what lies below an indicator is shown to nobody before the end', () => {
    const deal = rigRiichi({ hands, front: '4m' });
    expect(ownOf(deal).ura).toHaveLength(1);
    expect(seatView(deal, 0).extras).not.toHaveProperty('ura');
    expect(seatView(deal, 0).shown).toHaveLength(1);
  });
});

describe('several winners', () => {
  const hands = ['4p1m1m9m9m1s9sESWNCF', WAITS_47P, '234m567m345s77s56p', '678m567m678s66s56p'];
  const asked = (options = {}) =>
    play(rigRiichi({ options, hands, front: '2s', carry: { honba: 2, sticks: 1 } }), ['0 discard 4p']).deal;

  test('three end the hand', () => {
    const drawn = play(asked(), ['1 win', '2 win', '3 win']).deal;
    expect(endingOf(drawn)).toBe('three-winners');
    expect(paid(drawn)).toEqual([0, 0, 0, 0]);
  });

  test('of two the nearest has counters and deposits', () => {
    const won = play(asked(), ['1 win', '2 win', '3 pass']).deal;
    expect(won.wins.map(({ seat }) => seat)).toEqual([1, 2]);
    const [first = 0, second = 0] = won.wins.map(({ sheet }) => 100 * Math.ceil((4 * sheet.total) / 100));
    expect(paid(won)).toEqual([-first - second - 600, first + 600 + 1000, second, 0]);
  });

  test('by option all three win, or the nearest', () => {
    const all = play(asked({ severalWinners: 'all' }), ['1 win', '2 win', '3 win']).deal;
    expect(all.wins).toHaveLength(3);
    const nearest = play(asked({ severalWinners: 'nearest' }), ['1 win', '2 win', '3 win']).deal;
    expect(nearest.wins.map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('abortive draws', () => {
  test('nine terminals and honours', () => {
    const deal = rigRiichi({ hands: ['19m19p19sESW2345m'], front: 'P' });
    expect(choicesOf(deal, 0)).toContain('nine-terminals');
    const drawn = play(deal, ['0 nine-terminals']).deal;
    expect(endingOf(drawn)).toBe('nine-terminals');
    expect(seatView(drawn, 1).seats[0]?.open).not.toBeNull();
    const never = rigRiichi({ hands: ['19m19p19sESW2345m'], front: 'P', options: { abortiveDraws: [] } });
    expect(choicesOf(never, 0)).not.toContain('nine-terminals');
  });

  test('four winds alike', () => {
    const hands = ['2468m2468p2468sC', '1357m1357p1357sC', '2468m1357p2468sF', '1357m2468p1357sF'];
    const deal = rigRiichi({ hands, front: 'WWWW' });
    const drawn = after(deal, '0 discard W', '1 discard W', '2 discard W', '3 discard W');
    expect(endingOf(drawn)).toBe('four-winds');
  });

  test('four riichi', () => {
    const hands = ['123456m11p567p22s', '123456m33p567s44s', '123456m22p678s55s', '123456m44p678p66s'];
    const deal = rigRiichi({ hands, front: 'CFPN' });
    const drawn = after(deal, '0 riichi C', '1 riichi F', '2 riichi P', '3 riichi N');
    expect(endingOf(drawn)).toBe('four-riichi');
    expect(paid(drawn)).toEqual([-1000, -1000, -1000, -1000]);
  });

  test.each(['after-discard', 'at-once'])('four kongs of two players: %s', (fourKongs) => {
    const deal = rigRiichi({
      hands: ['1111m2222m3333m4p', '4444m5p6p7p8p9s9sE'],
      front: '9pC',
      back: 'W1p2p3p',
      options: { fourKongs },
    });
    const moves = ['0 concealed-kong 1m', '0 concealed-kong 2m', '0 concealed-kong 3m', '0 discard 4p'];
    const fourth = after(after(deal, ...moves), '1 concealed-kong 4m');
    const over = fourKongs === 'at-once' ? fourth : after(fourth, '1 discard 9s');
    expect(endingOf(over)).toBe('four-kongs');
    if (fourKongs === 'after-discard') expect(endingOf(fourth)).toBe('play');
  });
});

describe('exhaustive draw', () => {
  const atTheEnd = (hands: readonly string[], options = {}) => {
    const deal = rigRiichi({ hands, front: 'C', options });
    if (deal.source.type === 'wall') deal.source.front = deal.source.back - 14;
    return after(deal, '0 discard C');
  };
  const READY = '123456m99p345p77s';
  const [UNREADY_1, UNREADY_2, UNREADY_3] = ['1357m1357p1357sF', '2468m2468p2468sF', '369m369p369sESWN'];

  test.each([
    [
      [READY, UNREADY_1, UNREADY_2, UNREADY_3],
      [3000, -1000, -1000, -1000],
    ],
    [
      [UNREADY_1, READY, UNREADY_2, '123789m1p567s44s'.replace('1p', '11p')],
      [-1500, 1500, -1500, 1500],
    ],
    [
      [UNREADY_1, UNREADY_2, UNREADY_3],
      [0, 0, 0, 0],
    ],
  ])('%j', (hands, expected) => {
    const drawn = atTheEnd(hands, { nagashiMangan: false });
    expect(endingOf(drawn)).toBe('exhausted');
    expect(paid(drawn)).toEqual(expected);
  });

  test('discards that are all terminals and honours, none of them claimed, are paid like a mangan', () => {
    const deal = rigRiichi({ hands: [UNREADY_1, UNREADY_2, UNREADY_3], front: '9mE2m3m' });
    const later = after(deal, '0 discard 9m', '1 discard E', '2 discard 2m');
    if (later.source.type === 'wall') later.source.front = later.source.back - 14;
    expect(paid(after(later, '3 discard 3m'))).toEqual([
      12_000 - 4000,
      8000 - 4000,
      -4000 - 2000,
      -4000 - 2000,
    ]);
  });
});

describe('responsibility', () => {
  test('who feeds the third dragon pays a self-drawn win alone', () => {
    const hands = ['CFP19m19p19sESW', 'CCFFPP23m99s456p', '', ''];
    const deal = rigRiichi({ hands, front: 'N1s2s3s4s5s6s7s1p2p3p4p1m' });
    const fed = play(deal, ['0 discard C', '1 pong C C', '1 discard 9s']).deal;
    expect(ownOf(fed).pao).toBeUndefined();
    const second = play(passAll(fed), [
      '2 discard 1s',
      '3 discard 2s',
      '0 discard F',
      '1 pong F F',
      '1 discard 9s',
    ]).deal;
    const third = play(passAll(second), ['2 discard 4s', '3 discard 5s', '0 discard P', '1 pong P P']).deal;
    expect(ownOf(third).pao).toEqual([{ seat: 1, id: 'great-dragons', by: 0 }]);
  });
});

describe('false wins', () => {
  const options = { strictCalling: true };

  test('chombo ends the hand and is paid like a mangan; deposits of the hand go back', () => {
    const deal = rigRiichi({
      options,
      hands: ['19m19pESWCFP8s8s4s', '234m567m345p88p23s', '19m1pEESSWW', '19mCCFFPPN'],
      front: '9s9s9p',
    });
    const riichi = after(after(deal, '0 discard 9s'), '1 riichi 9s');
    const called = play(riichi, ['2 win']).deal;
    expect(endingOf(called)).toBe('chombo');
    expect(paid(called)).toEqual([4000, 2000, -8000, 2000]);
  });

  test('two false calls of one tile give the deposits of the hand back once', () => {
    const deal = rigRiichi({
      options,
      hands: ['19m19pESWCFP8s8s4s', '234m567m345p88p23s', '19m1pEESSWW', '19mCCFFPPN'],
      front: '9s9s9p',
    });
    const riichi = after(after(deal, '0 discard 9s'), '1 riichi 9s');
    const called = play(riichi, ['2 discard 9p', '0 win', '3 win', '1 pass']).deal;
    expect(endingOf(called)).toBe('chombo');
    expect(paid(called)).toEqual([-12_000 + 4000, 4000 + 2000, 4000 + 2000, 4000 - 8000]);
  });

  test('who was in riichi and is not ready at the end has made one, and deposits go back', () => {
    const hands = ['1357m1357p1357sF', '2468m2468p2468sF', '369m369p369sESWN', '123456m99p345p77s'];
    const riichi = play(rigRiichi({ options, hands, front: 'C' }), ['0 riichi C']).deal;
    if (riichi.source.type === 'wall') riichi.source.front = riichi.source.back - 14;
    const drawn = passAll(riichi);
    expect(endingOf(drawn)).toBe('exhausted');
    expect(paid(drawn)).toEqual([-12_000, 4000, 4000, 4000]);
  });

  test('a real win on the same tile goes before a false call', () => {
    const deal = rigRiichi({
      options,
      hands: ['19m19pESWCFP8s8s4s', '234m567m345p88p23s', '19m1pEESSWW', '19mCCFFPPN'],
      front: '9m',
    });
    const won = after(deal, '0 discard 4s', '1 win', '2 win');
    expect(endingOf(won)).toBe('won');
    expect(won.ledger.map(({ reason }) => reason)).toEqual(['win']);
  });
});
