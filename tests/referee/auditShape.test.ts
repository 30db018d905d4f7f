import { describe, expect, test } from 'vitest';
import { audit } from './audit';
import { breaches, drop, entryOf, eventOf, handOf, put, resultOf } from './mutate';
import * as bonus from './scenesBonus';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

describe('audit of malformed records', () => {
  test.each([null, 7, 'text', [], {}])('%j is no record', (value) => {
    expect(audit(value).breaches).toHaveLength(1);
  });
});

describe('wrong time', () => {
  breaches(wins.selfDrawn, {
    'player 0 cannot claim an own discard': (r) => (eventOf(r, 'pong').p = 0),
    'expected the turn of player 2, found pong': (r) => put(r, ['win', 0], [{ ...eventOf(r, 'pong') }]),
    'expected the turn of player 2, found pass by player 3': (r) =>
      put(r, ['win', 0], [{ type: 'pass', p: 3 }, 'keep']),
    'expected the turn of player 2, found win': (r) => put(r, ['win', 0], [{ type: 'pass', p: 2 }, 'keep']),
  });
  breaches(matches.taisenMatch, {
    'the event kong is none of this rule set': (r) =>
      put(r, ['win', 0], [{ type: 'kong', p: 2, tile: '9s', from: 0, own: ['9s'] }]),
  });
  breaches(kongs.kongOnKong, {
    'expected player 2 to draw from the back for a kong tile, found draw by player 3': (r) =>
      (eventOf(r, 'draw', 1).p = 3),
  });
  breaches(bonus.bonusRounds, {
    'expected a bonus tile, found 1m': (r) => (eventOf(r, 'bonus').tile = '1m'),
    'expected player 1 to lay aside 3y': (r) => (eventOf(r, 'bonus', -1).tile = '4f'),
    'expected player 0 to draw from the back for a bonus tile, found false-win': (r) => {
      r.options['strictCalling'] = true;
      const call = { type: 'false-win', p: 0, tile: '2y', by: 'bonus-tiles', from: null };
      put(r, ['draw', 1], [call, 'keep']);
    },
  });
  breaches(wins.lastTile, {
    'expected the turn of player 3, found exhausted': (r) => put(r, ['win', 0], [{ type: 'exhausted' }]),
  });
  breaches(wins.nearestWinner, {
    'player 1 cannot pass on an own tile': (r) => (eventOf(r, 'pass').p = 1),
  });
  breaches(bonus.passedAtSeven, {
    'player 1 had no win to pass': (r) => (r.options['minimumFaan'] = 4),
  });
  breaches(() => wins.falseWins('open-hand'), {
    'a player who has called falsely has no win to call': (r) => {
      const call = { type: 'false-win', p: 1, tile: '5m', by: 'wall', from: null };
      put(r, ['draw', 1], ['keep', call]);
    },
  });
});

describe('shape', () => {
  breaches(wins.selfDrawn, {
    'version: expected 1': (r) => (r.version = 2),
    'rules: unknown': (r) => (r.rules = 'no-such-game'),
    'players: expected one for each': (r) => r.players.pop(),
    'players[0].kind: expected human or bot': (r) => r.players.splice(0, 1, { name: 'Cat', kind: 'cat' }),
    'hands[0].events[1].tile: expected a tile, found "0m"': (r) => (eventOf(r, 'discard').tile = '0m'),
    'events[1].p: expected a player from 0 to 3': (r) => (eventOf(r, 'discard').p = 4),
    'events[2]: pong without own': (r) => delete eventOf(r, 'pong').own,
    'round: expected a wind': (r) => (handOf(r).round = 'X'),
    'ledger[0].amount: expected a whole number': (r) => (entryOf(r).amount = 0.5),
    'expected a movement between two players, found -16 2 to 0': (r) =>
      Object.assign(entryOf(r), { from: 2, to: 0, amount: -16 }),
    'expected no result before the hand has ended': (r) => drop(r, 'win'),
    'option strictCalling: expected true or false': (r) => (r.options['strictCalling'] = 'yes'),
    'scores: expected one for': (r) => resultOf(r).scores.pop(),
  });
  breaches(() => matches.drawnRound('never'), {
    'expected the total of two dice, found 13': (r) => r.seating?.[0]?.splice(0, 1, 13),
  });
});
