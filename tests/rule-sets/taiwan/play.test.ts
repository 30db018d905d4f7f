import { describe, expect, test } from 'vitest';
import { isWallEmpty } from '../../../src/engine/draw';
import { rulesOf } from '../../../src/engine/knownRules';
import { tilesLeft } from '../../../src/engine/source';
import type { Deal, Meld, Seat, TileId } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { askedSeats, choicesOf, passAll, play } from '../../support/script';
import { dealt, gains, leaving, wonWith } from './dealt';

/** Nothing in them is ready, and nothing is claimed. */
const LOOSE = '147m258p369sESWNCFP';

describe('the deal', () => {
  test('gives sixteen tiles in four rounds of four, and the dealer one more', () => {
    const deal = dealt({ hands: [LOOSE], front: '9m' });
    expect(deal.seats.map(({ hand }) => hand.length)).toEqual([17, 16, 16, 16]);
    const { source } = deal;
    const [first, second] = source.type === 'wall' ? [source.tiles[0], source.tiles[16]] : [];
    expect(deal.seats[0]!.hand.slice(0, 1)).toEqual([first]);
    expect(deal.seats[0]!.hand.slice(4, 5)).toEqual([second]);
  });

  test('is of 136 tiles without bonus tiles', () => {
    expect(tilesLeft(dealt({ hands: [], options: { bonusTiles: false } }).source)).toBe(136 - 65);
  });
});

describe('the wall', () => {
  test('is empty when sixteen tiles are left, and the hand is drawn', () => {
    const last = leaving(dealt({ hands: [LOOSE], front: '9m' }), 16);
    expect(isWallEmpty(rulesOf(last), last)).toBe(true);
    const over = passAll(play(last, ['0 discard 9m']).deal);
    expect(over.phase).toEqual({ type: 'ended', ending: 'exhausted' });
    expect(over.ledger).toEqual([]);
    const before = leaving(dealt({ hands: [LOOSE], front: '9m' }), 17);
    expect(passAll(play(before, ['0 discard 9m']).deal).turn).toBe(1);
  });

  test.each([0, 2, 16])('may keep %i tiles undrawn', (deadWall) => {
    const deal = leaving(dealt({ hands: [LOOSE], front: '9m', options: { deadWall } }), deadWall);
    expect(isWallEmpty(rulesOf(deal), deal)).toBe(true);
    const more = leaving(deal, deadWall + 1);
    expect(isWallEmpty(rulesOf(more), more)).toBe(false);
  });

  test('needs a tile for a kong, and its replacement may be the last tile', () => {
    const rigged = { hands: ['2222m123p456p789p55s11s'], front: '3s', back: '5s' };
    expect(choicesOf(leaving(dealt(rigged), 16), 0)).not.toContain('concealed-kong 2m');
    const deal = leaving(dealt(rigged), 17);
    const last = passAll(play(deal, ['0 concealed-kong 2m']).deal);
    expect(isWallEmpty(rulesOf(last), last)).toBe(true);
    expect(last.drawn?.from).toBe('back');
  });

  test('lets the last discard be taken for a win only', () => {
    const hands = [LOOSE, '123m456m789m11p34sEEE', '', '55s'];
    const deal = leaving(dealt({ hands, front: '5s' }), 16);
    const asked = play(deal, ['0 discard 5s']).deal;
    expect(askedSeats(asked)).toEqual([1]);
    expect(choicesOf(asked, 1)).toEqual(['win', 'pass']);
    const won = play(asked, ['1 win']).deal;
    expect(wonWith(won, 1)).toContain('last-discard 1');
  });

  test('ends the hand with a bonus tile as its last tile', () => {
    const deal = leaving(dealt({ hands: [LOOSE], front: '9m1f', back: '2f' }), 16);
    const { source } = deal;
    if (source.type !== 'wall') throw new Error('There must be a wall.');
    const at = source.tiles.findIndex((tile) => tile === 136);
    const bonusLast = { ...deal, source: { ...source, front: at, back: at + 17 } };
    const over = passAll(play(bonusLast, ['0 discard 9m']).deal);
    expect(over.phase).toEqual({ type: 'ended', ending: 'exhausted' });
    expect(over.seats[1]!.bonus).toHaveLength(1);
  });
});

/** South waits for 5 and 8 of bamboo. What is not named is filled up. */
const MISSED = { hands: ['', '123456m23455p999p67s', '55s', '8s5p'], front: 'CEFCNEF' };
const LETS_GO = ['0 discard C', '1 discard E', '2 discard 5s', '1 pass'];

describe('a missed win', () => {
  const after = (moves: readonly string[], { options = {}, front = MISSED.front } = {}) =>
    play(dealt({ ...MISSED, front, options }), [...LETS_GO, ...moves]).deal;

  const PONG = ['3 discard 5p', '1 pong 5p 5p', '1 discard 9p', '2 discard 5s'];
  const FREE = { options: { missedWin: 'none' } };

  test.each([
    ['another tile', ['3 discard 8s']],
    ['a tile after a pong', PONG],
  ])('bars %s until a tile is drawn', (_what, moves) => {
    expect(choicesOf(after(moves), 1)).not.toContain('win');
    expect(choicesOf(after(moves, FREE), 1)).toContain('win');
  });

  test('is told to its player alone', () => {
    const now = after([]);
    expect([0, 1, 2, 3].map((seat) => seatView(now, seat).extras)).toEqual([{}, { missed: 0b10 }, {}, {}]);
  });

  test('ends with the own draw', () => {
    const now = after(['3 discard C', '0 discard N', '1 discard E', '2 discard 5s']);
    expect(choicesOf(now, 1)).toContain('win');
  });

  test('leaves a self-drawn win free', () => {
    const now = passAll(after(['3 discard C', '0 discard N'], { front: 'CEFCN8s' }));
    expect(choicesOf(now, 1)).toContain('win');
    expect(wonWith(play(now, ['1 win']).deal, 1)).toBe('concealed-self-drawn 3');
  });

  test('ends with the replacement for a kong', () => {
    const hands = ['', '123456m222p99p67s555p', '55s', '5p'];
    const moves = ['3 discard 5p', '1 kong 5p 5p 5p', '1 discard N', '2 discard 5s'];
    const now = play(dealt({ ...MISSED, hands, back: 'N' }), [...LETS_GO, ...moves]).deal;
    expect(choicesOf(now, 1)).toContain('win');
  });

  test('was none below the minimum', () => {
    const hands = ['', '123456789p55pEEESS', '5p', 'S'];
    const front = 'CNFC';
    const of = (minimumFaan: number) =>
      play(dealt({ hands, front, prevailing: 1, options: { minimumFaan } }), [
        '0 discard C',
        '1 discard N',
        '2 discard 5p',
        '3 discard S',
      ]).deal;
    expect(wonWith(play(of(7), ['1 win']).deal, 1)).toBe(
      'concealed-hand 1 + seat-wind 1 + round-wind 1 + half-flush 4',
    );
    expect(choicesOf(of(5), 1)).not.toContain('win');
  });

  test('may be a kong that was not robbed', () => {
    const hands = ['5s', '123456m23455p999p6sE', '55s8sF', ''];
    const kong = (options: object = {}) =>
      play(dealt({ hands, front: 'CCN7s5s', back: 'N', options }), [
        '0 discard 5s',
        '2 pong 5s 5s',
        '2 discard F',
        '3 discard C',
        '0 discard N',
        '1 discard E',
        '2 added-kong 5s',
      ]).deal;
    expect(choicesOf(kong(), 1)).toEqual(['win', 'pass']);
    expect(wonWith(play(kong(), ['1 win']).deal, 1)).toBe('concealed-hand 1 + robbed-kong 1');
    expect(gains(play(kong(), ['1 win']).deal.ledger)).toEqual([0, 5, -5, 0]);
    expect(choicesOf(play(kong(), ['1 pass', '2 discard 8s']).deal, 1)).not.toContain('win');
    expect(choicesOf(kong({ robKong: 'never' }), 1)).toEqual([]);
  });
});

test.each([
  ['any', ['win', 'pass']],
  ['added', []],
  ['never', []],
])('a concealed kong may be robbed: %s', (robKong, choices) => {
  const hands = ['5555s', '123456m23455p999p67s'];
  const deal = dealt({ hands, front: 'C', options: { robKong } });
  expect(choicesOf(play(deal, ['0 concealed-kong 5s']).deal, 1)).toEqual(choices);
});

describe('swapping', () => {
  const taking = (swapDiscard: string, claim = 'chow 4m 5m', taken = '3m') =>
    play(dealt({ hands: [taken, '33456m147p258sESWNC'], front: '9s', options: { swapDiscard } }), [
      `0 discard ${taken}`,
      `1 ${claim}`,
    ]).deal;

  test.each([
    ['same', ['6m'], ['3m']],
    ['strict', [], ['3m', '6m']],
    ['none', ['3m', '6m'], []],
  ])('%s', (swapDiscard, may, mayNot) => {
    const choices = choicesOf(taking(swapDiscard), 1);
    for (const tile of may) expect(choices).toContain(`discard ${tile}`);
    for (const tile of mayNot) expect(choices).not.toContain(`discard ${tile}`);
    expect(choices).toContain('discard 1p');
  });

  test('strictly looks at the other end of a chow alone', () => {
    expect(choicesOf(taking('strict', 'chow 3m 5m', '4m'), 1)).toContain('discard 6m');
    expect(choicesOf(taking('strict', 'pong 3m 3m'), 1)).toContain('discard 4m');
  });

  test('forbids nothing in the turn of a kong, nor later', () => {
    const deal = dealt({ hands: ['3m', '333m456m147p258sESWN'], front: '9s', back: '3p' });
    const now = play(deal, ['0 discard 3m', '1 kong 3m 3m 3m']).deal;
    expect(choicesOf(now, 1)).toContain('discard 4m');
    const later = play(taking('same'), ['1 discard 1p']).deal;
    expect(later.seats[1]!.melds).toHaveLength(1);
  });

  test('does not offer a claim that leaves no discard', () => {
    const deal = withPongs(dealt({ hands: ['3m', '3345m111p222p333p444p'], front: '9s' }), 1);
    const asked = play(deal, ['0 discard 3m']).deal;
    expect(choicesOf(asked, 1)).toEqual(['win', 'pong 3m 3m', 'pass']);
    const any = withPongs(
      dealt({ hands: ['3m', '3345m111p222p333p444p'], front: '9s', options: { swapDiscard: 'none' } }),
      1,
    );
    expect(choicesOf(play(any, ['0 discard 3m']).deal, 1)).toContain('chow 4m 5m');
  });
});

/** The same deal in which this seat has laid out all of which it has three. */
function withPongs(deal: Deal, at: Seat): Deal {
  const { kinds } = rulesOf(deal).tiles;
  const state = deal.seats[at]!;
  const isThree = (tile: TileId) => state.counts[kinds[tile]!] === 3;
  const melds = [...state.counts.keys()].flatMap((kind): Meld[] => {
    const tiles = state.hand.filter((tile) => kinds[tile] === kind);
    return tiles.length === 3
      ? [{ type: 'pong', kind, tiles, concealed: false, from: 0, claimed: tiles[0]! }]
      : [];
  });
  const hand = state.hand.filter((tile) => !isThree(tile));
  const counts = state.counts.map((count) => (count === 3 ? 0 : count));
  return { ...deal, seats: deal.seats.with(at, { ...state, hand, counts, melds }) };
}

describe('several winners', () => {
  /** All three wait for 5 of bamboo: South on either side, West with a gap, North with a suit. */
  const hands = ['5s', '123456m23455p999p67s', '123m789m234p11p46sFFF', '123s123s789s99s46sNNN'];
  const won = (options: object = {}) =>
    play(dealt({ hands, front: 'C', options }), ['0 discard 5s', '1 win', '2 win', '3 win']).deal;

  test('all win, each paid as if alone', () => {
    const deal = won();
    expect(deal.wins.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(deal.ledger.map(({ from, to, amount, reason }) => [from, to, amount, reason])).toEqual([
      [0, 1, 11, 'win'],
      [0, 1, 1, 'dealer'],
      [0, 2, 13, 'win'],
      [0, 2, 1, 'dealer'],
      [0, 3, 16, 'win'],
      [0, 3, 1, 'dealer'],
    ]);
  });

  test.each([
    ['nearest', [1]],
    ['highest', [3]],
  ])('%s wins', (severalWinners, seats) => {
    expect(won({ severalWinners }).wins.map(({ seat }) => seat)).toEqual(seats);
  });
});

describe('a false win', () => {
  const strict = { strictCalling: true };

  test('is paid to everybody, and the hand goes on', () => {
    const deal = play(dealt({ hands: [LOOSE], front: '9m', options: strict }), ['0 win']).deal;
    expect(gains(deal.ledger)).toEqual([-24, 8, 8, 8]);
    expect(deal.phase.type).toBe('play');
    const open = { ...strict, falseWin: 'open-hand' };
    const opened = play(dealt({ hands: [LOOSE], front: '9m', options: open }), ['0 win']).deal;
    expect(opened.ledger).toEqual([]);
    expect(opened.seats[0]!.open).toBe(true);
  });

  test('is a call on a tile that a missed win forbids', () => {
    let deal = dealt({ ...MISSED, options: strict });
    for (const move of ['0 discard C', '1 discard E', '2 discard 5s'])
      deal = passAll(play(deal, [move]).deal);
    const called = play(deal, ['3 discard 8s', '1 win']).deal;
    expect(gains(passAll(called).ledger)).toEqual([8, -24, 8, 8]);
  });
});
