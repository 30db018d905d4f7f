import { describe, test } from 'vitest';
import { eventOf, expectBreach, handOf, put } from './mutate';
import type { Mutation } from './mutate';
import type { EventJson, RecordJson } from './scene';
import * as bonus from './scenesBonus';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

const WINS: readonly Mutation[] = [
  ['a win below the minimum', wins.onDiscard, (r) => (r.options = {}), /no win: .*below-minimum/],
  ['a win that is not complete', wins.onDiscard, (r) => (eventOf(r, 'win').p = 3), /no win: .*not-complete/],
  [
    'a win from the wrong player',
    wins.onDiscard,
    (r) => (eventOf(r, 'win').from = 0),
    /expected win on 9s by discard from 2, found 9s by discard from 0/,
  ],
  [
    'a win on another tile than the last drawn',
    wins.selfDrawn,
    (r) => (eventOf(r, 'win').tile = '9s'),
    /expected win on 7s by wall from null, found 9s/,
  ],
  [
    'a self-drawn win after a claim',
    wins.selfDrawn,
    (r) => put(r, ['discard', 1], [{ ...eventOf(r, 'win'), tile: 'E' }]),
    /expected a discard by player 2 after a claim, found win/,
  ],
  [
    'a score without the last tile',
    wins.lastTile,
    (r) => (eventOf(r, 'win').score = { ...scoreOf(r), bonusFaan: 1 }),
    /expected score .*last-tile.*, found .*"bonusFaan":1/,
  ],
  [
    'a later discard scored as the first',
    wins.onDiscard,
    (r) => (eventOf(r, 'win').score = scoreOf(wins.earthly())),
    /expected score .*, found .*earthly-hand/,
  ],
  [
    'several winners in the wrong order',
    wins.allWinners,
    (r) => put(r, ['win', 0], [eventOf(r, 'win', 1), { ...eventOf(r, 'win') }]),
    /expected several winners nearest first/,
  ],
  [
    'a second winner where the nearest wins',
    wins.allWinners,
    (r) => (r.options['severalWinners'] = 'nearest'),
    /expected the end of the hand, found win by player 0/,
  ],
  [
    'a kong robbed where none may be',
    kongs.robbedAddedKong,
    (r) => (r.options['robKong'] = 'never'),
    /kongs are not robbed/,
  ],
  [
    'a concealed kong robbed without thirteen orphans',
    () => kongs.robbedByPureHand('any'),
    (r) => (r.options['robKong'] = 'added-or-thirteen-orphans'),
    /this concealed kong may not be robbed/,
  ],
  [
    'thirteen orphans robbing a concealed kong where only added ones may be',
    () => kongs.robbedConcealedKong('any'),
    (r) => (r.options['robKong'] = 'added'),
    /this concealed kong may not be robbed/,
  ],
  [
    'eight bonus tiles without the automatic win',
    bonus.eightInDeal,
    (r) => put(r, ['win', 0], [{ type: 'draw', p: 1, tile: '1m', from: 'back' }]),
    /expected the win of player 1 with eight bonus tiles/,
  ],
  [
    'eight bonus tiles where they are no win',
    bonus.eightInDeal,
    (r) => (r.options['limitHands'] = ['heavenly-hand']),
    /no win/,
  ],
  [
    'seven bonus tiles below the minimum',
    bonus.sevenBonusTiles,
    (r) => (r.options['minimumFaan'] = 4),
    /no win: .*below-minimum/,
  ],
  [
    'a chow won by another than the next player in taisen',
    () => matches.taisenChowWin(true),
    (r) => (r.options['winFromAnyone'] = false),
    /only the next player may win here other than with a pong/,
  ],
];

const FALSE_WINS: readonly Mutation[] = [
  [
    'a false win without strict calling',
    () => wins.falseWins('pay'),
    (r) => delete r.options['strictCalling'],
    /a false win needs strict calling/,
  ],
  [
    'two false wins on one drawn tile',
    () => wins.falseWins('pay'),
    (r) => put(r, ['false-win', 0], ['keep', eventOf(r, 'false-win')]),
    /expected the turn of player 0, found false-win/,
  ],
  [
    'false wins in the wrong order',
    () => wins.falseWins('pay'),
    (r) => handOf(r).events.splice(3, 2, eventOf(r, 'false-win', 2), eventOf(r, 'false-win', 1)),
    /expected false wins nearest first/,
  ],
  [
    'a right call punished as false',
    strictHeavenly,
    (r) => Object.assign(eventOf(r, 'win'), { type: 'false-win' }),
    /expected a win: the call is not false/,
  ],
  [
    'a win after a false one',
    strictOnDiscard,
    (r) => put(r, ['discard', 1], [{ ...FALSE_CALL, by: 'wall', tile: '2m', from: null }, 'keep']),
    /no win: a player with an open hand cannot win/,
  ],
];

const FALSE_CALL: EventJson = { type: 'false-win', p: 1 };

function strictHeavenly(): RecordJson {
  const record = wins.heavenly();
  return { ...record, options: { strictCalling: true } };
}

function strictOnDiscard(): RecordJson {
  const record = wins.onDiscard();
  return { ...record, options: { ...record.options, strictCalling: true } };
}

function scoreOf(record: RecordJson): object {
  const { score } = eventOf(record, 'win');
  return typeof score === 'object' && score !== null ? score : {};
}

describe('audit of changed wins', () => {
  test.each(WINS)('wins: %s', (...mutation) => expectBreach(mutation));
  test.each(FALSE_WINS)('false wins: %s', (...mutation) => expectBreach(mutation));
});
