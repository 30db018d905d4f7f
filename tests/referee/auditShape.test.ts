import { describe, expect, test } from 'vitest';
import { audit } from './audit';
import { drop, entryOf, eventOf, expectBreach, handOf, put, resultOf } from './mutate';
import type { Mutation } from './mutate';
import * as bonus from './scenesBonus';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

const WRONG_TIME: readonly Mutation[] = [
  [
    'a claim of an own discard',
    wins.selfDrawn,
    (r) => (eventOf(r, 'pong').p = 0),
    /player 0 cannot claim an own discard/,
  ],
  [
    'an exposed kong in taisen',
    matches.taisenMatch,
    (r) => put(r, ['win', 0], [{ type: 'kong', p: 2, tile: '9s', from: 0, own: ['9s'] }]),
    /there are no kongs in taisen/,
  ],
  [
    'a claim when nothing lies open',
    wins.selfDrawn,
    (r) => put(r, ['win', 0], [{ ...eventOf(r, 'pong') }]),
    /expected the turn of player 2, found pong/,
  ],
  [
    'a replacement by another player',
    kongs.kongOnKong,
    (r) => (eventOf(r, 'draw', 1).p = 3),
    /expected player 2 to draw from the back for a kong tile, found draw by player 3/,
  ],
  [
    'a tile laid aside that is no bonus tile',
    bonus.bonusRounds,
    (r) => (eventOf(r, 'bonus').tile = '1m'),
    /expected a bonus tile, found 1m/,
  ],
  [
    'another bonus tile laid aside than was drawn',
    bonus.bonusRounds,
    (r) => (eventOf(r, 'bonus', -1).tile = '4f'),
    /expected player 1 to lay aside 3y/,
  ],
  [
    'exhausted in a turn',
    wins.lastTile,
    (r) => put(r, ['win', 0], [{ type: 'exhausted' }]),
    /expected the turn of player 3, found exhausted/,
  ],
  [
    'a pass on an own tile',
    wins.nearestWinner,
    (r) => (eventOf(r, 'pass').p = 1),
    /player 1 cannot pass on an own tile/,
  ],
  [
    'a pass of a win that is none',
    bonus.passedAtSeven,
    (r) => (r.options['minimumFaan'] = 4),
    /player 1 had no win to pass/,
  ],
  [
    'a pass in the turn of another',
    wins.selfDrawn,
    (r) => put(r, ['win', 0], [{ type: 'pass', p: 3 }, 'keep']),
    /expected the turn of player 2, found pass by player 3/,
  ],
  [
    'a win from the wall that was passed',
    wins.selfDrawn,
    (r) => put(r, ['win', 0], [{ type: 'pass', p: 2 }, 'keep']),
    /expected the turn of player 2, found win/,
  ],
  [
    'a false win while another lays out bonus tiles',
    bonus.bonusRounds,
    (r) => {
      r.options['strictCalling'] = true;
      const call = { type: 'false-win', p: 0, tile: '2y', by: 'bonus-tiles', from: null };
      put(r, ['draw', 1], [call, 'keep']);
    },
    /expected player 0 to draw from the back for a bonus tile, found false-win/,
  ],
  [
    'a second false win with an open hand',
    () => wins.falseWins('open-hand'),
    (r) => {
      const call = { type: 'false-win', p: 1, tile: '5m', by: 'wall', from: null };
      put(r, ['draw', 1], ['keep', call]);
    },
    /a player with an open hand has no win to call/,
  ],
];

const SHAPE: readonly Mutation[] = [
  ['another version', wins.selfDrawn, (r) => (r.version = 2), /version: expected 1/],
  ['an unknown rule set', wins.selfDrawn, (r) => (r.rules = 'riichi'), /rules: unknown/],
  ['three players', wins.selfDrawn, (r) => r.players.pop(), /players: expected one for each/],
  [
    'a player of an unknown kind',
    wins.selfDrawn,
    (r) => r.players.splice(0, 1, { name: 'Cat', kind: 'cat' }),
    /players\[0\]\.kind: expected human or bot/,
  ],
  [
    'an unknown tile',
    wins.selfDrawn,
    (r) => (eventOf(r, 'discard').tile = '0m'),
    /^hands\[0\]\.events\[1\]\.tile: expected a tile, found "0m"/,
  ],
  [
    'a fifth player',
    wins.selfDrawn,
    (r) => (eventOf(r, 'discard').p = 4),
    /events\[1\]\.p: expected a player from 0 to 3/,
  ],
  [
    'a claim without its own tiles',
    wins.selfDrawn,
    (r) => delete eventOf(r, 'pong').own,
    /events\[2\]: pong without own/,
  ],
  ['an unknown wind', wins.selfDrawn, (r) => (handOf(r).round = 'X'), /round: expected a wind/],
  [
    'half a point',
    wins.selfDrawn,
    (r) => (entryOf(r).amount = 0.5),
    /ledger\[0\]\.amount: expected a whole number/,
  ],
  [
    'a negative movement',
    wins.selfDrawn,
    (r) => Object.assign(entryOf(r), { from: 2, to: 0, amount: -16 }),
    /expected a movement between two players, found -16 2 to 0/,
  ],
  [
    'a result before the end',
    wins.selfDrawn,
    (r) => drop(r, 'win'),
    /expected no result before the hand has ended/,
  ],
  [
    'a total that two dice cannot give',
    () => matches.drawnRound('never'),
    (r) => r.seating?.[0]?.splice(0, 1, 13),
    /expected the total of two dice, found 13/,
  ],
  [
    'a flag that is a word',
    wins.selfDrawn,
    (r) => (r.options['strictCalling'] = 'yes'),
    /option strictCalling: expected true or false/,
  ],
  ['a third score', wins.selfDrawn, (r) => resultOf(r).scores.pop(), /scores: expected one for/],
];

describe('audit of malformed records', () => {
  test.each(WRONG_TIME)('wrong time: %s', (...mutation) => expectBreach(mutation));
  test.each(SHAPE)('shape: %s', (...mutation) => expectBreach(mutation));

  test.each([null, 7, 'text', [], {}])('%j is no record', (value) => {
    expect(audit(value).breaches).toHaveLength(1);
  });
});
