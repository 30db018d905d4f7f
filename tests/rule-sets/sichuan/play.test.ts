import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/knownRules';
import { seatView } from '../../../src/engine/view';
import { Holding } from '../../../src/bots/targets/holding';
import { unseenKinds } from '../../../src/store/selectors/unseen';
import type { Progress } from '../../../src/engine/rules';
import type { Deal } from '../../../src/engine/types';
import { askedSeats, choicesOf, play } from '../../support/script';
import { dealt, emptied, gains, meldsOf, paidBy } from './dealt';

const FIRST: Progress = { round: 0, number: 1, repeat: 0, dealer: 0, carry: {} };
const nextDealer = (deal: Deal, progress = FIRST) =>
  rulesOf(deal).nextDeal(progress, deal, [0, 0, 0, 0])?.dealer;

/** Kongs of all sorts and three wins: kongs are roots of the hands that have them. */
const LONG = {
  hands: ['8888m234m234m46s9m', '22s333s7788s99s19m', '111p234p567p88p23s', '111s444s777m55m66s'],
  voids: 'pmsp',
  front: '1p9p5s4p2p2s6s9m7s8p7p5s',
  back: '9p6p3p6p',
};
const LONG_MOVES = [
  '0 discard 1p',
  '2 kong 1p 1p 1p',
  '2 discard 2s',
  '1 pong 2s 2s',
  '1 discard 1m',
  '2 discard 3s',
  '1 pong 3s 3s',
  '1 discard 9m',
  '2 discard 5s',
  '3 discard 4p',
  '0 discard 2p',
  '1 added-kong 2s',
  '1 discard 6p',
  '2 discard 6s',
  '3 win',
  '0 concealed-kong 8m',
  '0 discard 3p',
  '1 added-kong 3s',
  '1 discard 6p',
  '2 win',
  '0 discard 7p',
  '1 discard 5s',
  '0 win',
];

/** East makes a kong and throws the tile that the others wait for. */
const PASSED_ON = {
  hands: ['1111m234m567m5s68s', '234p567p678p22p46s', '', '123s123s46s777s99s'],
  voids: 'pmsp',
  front: '8s',
  back: '9m',
};

describe('kong money and three wins', () => {
  const { deal, paid } = paidBy(dealt(LONG), LONG_MOVES);

  test('are paid at once, by those still playing', () => {
    expect(paid).toEqual([
      [-2, 0, 2, 0],
      [-1, 3, -1, -1],
      [0, 0, -2, 2],
      [4, -2, -2, 0],
      [-9, -9, 18, 0],
      [2, -2, 0, 0],
    ]);
  });

  test('end the hand with the third win, without any check; the first winner deals next', () => {
    expect(deal.phase).toEqual({ type: 'ended', ending: 'won' });
    expect(deal.wins.map(({ seat }) => seat)).toEqual([3, 2, 0]);
    expect(gains(deal.ledger)).toEqual([-6, -10, 15, 1]);
    expect(nextDealer(deal)).toBe(3);
    expect(nextDealer(deal, { ...FIRST, dealer: 2 })).toBe(1);
  });

  test('a winner lies open, plays no further and is not asked', () => {
    const { deal: running } = paidBy(dealt(LONG), LONG_MOVES.slice(0, 15));
    expect(running.turn).toBe(0);
    expect(seatView(running, 1).seats.map(({ open }) => open !== null)).toEqual([false, false, false, true]);
    const later = paidBy(running, LONG_MOVES.slice(15, 19)).deal;
    expect(later.turn).toBe(2);
    expect(later.out).toBe(1 << 3);
  });
});

describe('what a kong earned', () => {
  test('passes on to the winners on the discard after it, and play goes on after the farthest', () => {
    const moves = ['0 concealed-kong 1m', '0 discard 5s', '3 win', '1 win'];
    const { deal, paid } = paidBy(dealt(PASSED_ON), moves);
    expect(paid[0]).toEqual([6, -2, -2, -2]);
    expect(deal.ledger.slice(3).map(({ reason, from, to, amount }) => [reason, from, to, amount])).toEqual([
      ['win', 0, 1, 2],
      ['win', 0, 3, 8],
      ['kong-transfer', 0, 1, 3],
      ['kong-transfer', 0, 3, 3],
    ]);
    expect(deal.wins.map(({ sheet }) => sheet.lines.map(({ id }) => id))).toEqual([
      ['kong-discard'],
      ['pure-hand', 'kong-discard'],
    ]);
    expect(gains(deal.ledger)).toEqual([-10, 3, -2, 9]);
    expect(deal.turn).toBe(0);
    expect(play(deal, ['0 discard 6s']).deal.turn).toBe(2);
  });

  test('may stay where it is', () => {
    const moves = ['0 concealed-kong 1m', '0 discard 5s', '3 pass', '1 win'];
    const { deal } = paidBy(dealt({ ...PASSED_ON, options: { kongTransfer: false } }), moves);
    expect(gains(deal.ledger)).toEqual([4, 0, -2, -2]);
  });

  test('that cannot be divided goes to the nearest; several first winners make their feeder the next dealer', () => {
    const deal = dealt({
      ...PASSED_ON,
      hands: ['111m234m567m5s688s', PASSED_ON.hands[1]!, '111p345p456p99p46s', PASSED_ON.hands[3]!],
      voids: 'pmmp',
      front: '9m9p1m',
      back: '9s',
    });
    const moves = [
      '0 discard 9m',
      '1 discard 9p',
      '2 pass',
      '2 discard 1m',
      '0 kong 1m 1m 1m',
      '0 discard 5s',
    ];
    const over = play(deal, [...moves, '1 win', '2 win', '3 win']).deal;
    expect(gains(over.ledger, 'kong')).toEqual([2, 0, -2, 0]);
    expect(gains(over.ledger, 'win')).toEqual([-12, 2, 2, 8]);
    expect(gains(over.ledger, 'kong-transfer')).toEqual([-2, 2, 0, 0]);
    expect(over.phase).toEqual({ type: 'ended', ending: 'won' });
    expect(nextDealer(over, { ...FIRST, dealer: 1 })).toBe(1);
    const rotating = dealt({ ...LONG, options: { nextDealer: 'rotate' } });
    expect(nextDealer(rotating, { ...FIRST, dealer: 3 })).toBe(0);
  });

  test('is forgotten once another draws', () => {
    const moves = ['0 concealed-kong 1m', '0 discard 6s', '1 discard 5s', '3 win'];
    const { deal } = play(dealt({ ...PASSED_ON, front: '8s5s' }), moves);
    expect(gains(deal.ledger)).toEqual([6, -6, -2, 2]);
    expect(deal.wins[0]?.sheet.lines.map(({ id }) => id)).toEqual(['pure-hand']);
  });
});

test('what was drawn in a turn with a kong is known to its seat alone', () => {
  const { deal } = play(dealt(PASSED_ON), ['0 concealed-kong 1m']);
  expect([0, 1].map((seat) => seatView(deal, seat).extras['turnDraws'])).toEqual([[25], undefined]);
  expect(seatView(deal, 1).extras).toMatchObject({ kongBy: 0, kongFrom: null, kongEarned: 6 });
});

describe('robbing', () => {
  const ROBBED = {
    hands: ['123m456m789m22m46p', '55p234s567s111s88s', '112233446677p9p', '3344s666s99s88p99p'],
    voids: 'smmm',
    front: '5p9m9m8m5p',
  };
  const moves = [
    '0 discard 5p',
    '1 pong 5p 5p',
    '1 discard 8s',
    '2 discard 9m',
    '3 discard 9m',
    '0 discard 8m',
  ];

  test('takes the added tile: no kong money, the pong stays, its owner draws next', () => {
    const { deal, paid } = paidBy(dealt(ROBBED), [...moves, '1 added-kong 5p', '0 win']);
    expect(paid).toEqual([[2, -2, 0, 0]]);
    expect(deal.wins[0]?.sheet.lines.map(({ id }) => id)).toEqual(['robbed-kong']);
    expect(meldsOf(deal, 1)).toEqual([['pong', 13, false]]);
    expect([deal.turn, deal.pending?.why]).toEqual([1, 'turn']);
    expect(deal.seats[1]!.hand.length).toBe(11);
  });

  test('is of added kongs alone', () => {
    const hands = ['1111m234m567m5s68s', '23m11p234p567p789p', '', ''];
    const asked = play(dealt({ hands, voids: 'psps', front: '8s' }), ['0 concealed-kong 1m']).deal;
    expect([asked.turn, asked.pending?.why]).toEqual([0, 'turn']);
    expect(gains(asked.ledger)).toEqual([6, -2, -2, -2]);
  });

  test('may be switched off', () => {
    const { deal, paid } = paidBy(dealt({ ...ROBBED, options: { robKong: 'never' } }), [
      ...moves,
      '1 added-kong 5p',
    ]);
    expect(paid).toEqual([[-1, 3, -1, -1]]);
    expect(askedSeats(deal)).toEqual([1]);
  });
});

describe('the void suit', () => {
  const HELD = { hands: ['1111m2222p345p67s', '33p', '', ''], front: '9m', options: {} };

  test('goes first, and kongs of other suits before it', () => {
    const deal = dealt({ ...HELD, voids: 'mppp' });
    expect(choicesOf(deal, 0)).toEqual(['concealed-kong 2p', 'discard 1m', 'discard 9m']);
    const free = dealt({ ...HELD, voids: 'mppp', options: { voidFirst: false } });
    expect(choicesOf(free, 0)).toEqual(
      expect.arrayContaining(['concealed-kong 2p', 'discard 3p', 'discard 7s']),
    );
    expect(choicesOf(free, 0)).not.toContain('concealed-kong 1m');
  });

  test('is never claimed, for a pong or a win; other suits are while it is held', () => {
    const hands = ['5p5s', '55p55s123m456m789m', '46p11m234m567m888m', ''];
    const asked = (voids: string, discard: string) => {
      const deal = dealt({ hands, voids, front: '5p' });
      return play(deal, [`0 discard ${discard}`]).deal;
    };
    expect(choicesOf(asked('pssm', '5p'), 1)).toEqual(['pong 5p 5p', 'pass']);
    expect(choicesOf(asked('pssm', '5p'), 2)).toContain('win');
    const unclaimed = asked('pppm', '5p');
    expect([unclaimed.pending?.why, unclaimed.turn]).toEqual(['turn', 1]);
  });

  test('is secret until all have named theirs', () => {
    const before = dealt({ ...HELD, voids: 'mpp' });
    expect(seatView(before, 3).extras['voids']).toBeUndefined();
    expect(seatView(play(before, ['3 void-bamboo']).deal, 3).extras['voids']).toEqual([0, 1, 1, 2]);
  });
});

describe('claims', () => {
  const WAITING = {
    hands: ['5p', '46p11m234m567m888m', '55p123456m99m789s', ''],
    voids: 'ssps',
    front: '5p',
  };

  test('are never for chows, and a win goes before a pong', () => {
    const deal = play(dealt({ ...WAITING, voids: 'psss' }), ['0 discard 5p']).deal;
    expect(choicesOf(deal, 1)).toEqual(['win', 'pass']);
    expect(choicesOf(deal, 2)).toEqual(['pong 5p 5p', 'pass']);
    expect(play(deal, ['1 win', '2 pong 5p 5p']).deal.wins.map(({ seat }) => seat)).toEqual([1]);
  });

  test('of a win by several may be given to the nearest', () => {
    const moves = ['0 concealed-kong 1m', '0 discard 5s', '3 win', '1 win'];
    const { deal } = play(dealt({ ...PASSED_ON, options: { severalWinners: 'nearest' } }), moves);
    expect(deal.wins.map(({ seat }) => seat)).toEqual([1]);
    expect(gains(deal.ledger, 'kong-transfer')).toEqual([-6, 6, 0, 0]);
    expect(deal.turn).toBe(2);
  });

  test('on the discard after the last tile are for wins alone', () => {
    const deal = play(emptied(dealt({ ...WAITING, voids: 'psss' })), ['0 discard 5p']).deal;
    expect(choicesOf(deal, 1)).toEqual(['win', 'pass']);
    expect(askedSeats(deal)).toEqual([1]);
  });
});

describe('a win let go', () => {
  /** West, who has a root with 5p and nothing with 8p, lets what East throws go; then South throws. */
  function lettingGo([first, second]: readonly [string, string], passedWin = 'until-own-draw'): Deal {
    const hands = [first, second, '55567p123m456m11m', '8p'];
    const deal = dealt({ hands, voids: 'ppsp', front: '9s9s9s9s', options: { passedWin } });
    return play(deal, [`0 discard ${first}`, '2 pass', `1 discard ${second}`]).deal;
  }

  test('has no consequence as it comes', () => {
    expect(choicesOf(lettingGo(['5p', '8p'], 'free'), 2)).toContain('win');
  });

  test('allows by option only a dearer one before the next draw', () => {
    const cheaper = lettingGo(['5p', '8p']);
    expect([cheaper.turn, cheaper.pending?.why]).toEqual([2, 'turn']);
    expect(choicesOf(lettingGo(['8p', '8p']), 2)).not.toContain('win');
    expect(choicesOf(lettingGo(['8p', '5p']), 2)).toContain('win');
    const drawn = play(cheaper, ['2 discard 9s', '3 discard 8p']).deal;
    expect(choicesOf(drawn, 2)).toContain('win');
  });

  test('is known to its own player alone', () => {
    const deal = lettingGo(['8p', '5p']);
    expect([1, 2].map((seat) => seatView(deal, seat).extras['letGo'])).toEqual([
      [-1, -1, -1, -1],
      [-1, -1, 0, -1],
    ]);
  });

  test('is none that was called and taken by a nearer player', () => {
    const hands = ['5p', '46p11s234s567s888s', '46p11m234m567m888m', ''];
    const options = { passedWin: 'until-own-draw', severalWinners: 'nearest' };
    const deal = play(dealt({ hands, voids: 'pmsm', options }), ['0 discard 5p', '1 win', '2 win']).deal;
    expect(deal.wins.map(({ seat }) => seat)).toEqual([1]);
    expect(deal.extras['letGo']).toBeUndefined();
  });
});

test('tiles that hands were won with are in sight', () => {
  const moves = ['0 concealed-kong 1m', '0 discard 5s', '3 win', '1 win', '0 discard 6s'];
  const view = seatView(play(dealt(PASSED_ON), moves).deal, 2);
  const inSight = [
    view.hand,
    ...view.seats.flatMap(({ open, river, melds }) => [
      open ?? [],
      river.map(({ tile }) => tile),
      melds.flatMap(({ tiles }) => tiles),
    ]),
  ].flat();
  const unseen = unseenKinds(view);
  const live = new Holding();
  live.read(rulesOf(view), view);
  const fives = inSight.filter((tile) => rulesOf(view).tiles.kinds[tile] === 22).length;
  expect([unseen[22], live.live[22]]).toEqual([4 - fives, 4 - fives]);
});
