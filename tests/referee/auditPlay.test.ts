import { describe } from 'vitest';
import { breaches, drop, eventOf, handOf, put, swapTiles } from './mutate';
import * as bonus from './scenesBonus';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

describe('setup', () => {
  breaches(wins.selfDrawn, {
    'hands[0]: wall: expected 4 of': (r) => (handOf(r).wall[60] = '1f'),
    'hands[0]: deal: player …: expected': (r) => swapTiles(handOf(r).wall, 8, 30),
    'deal: player 0': (r) => (handOf(r).deal = handOf(r).deal.toReversed()),
    'dice: expected 3 dice': (r) => handOf(r).dice.pop(),
    'dice from 1 to 6': (r) => (handOf(r).dice = [1, 1, 7]),
    'break: expected side 0 stack 5, found side 1': (r) => (handOf(r).break.side = 1),
  });
  breaches(matches.twoThrows, {
    'break: expected side 0 stack 7': (r) => (handOf(r).break.stack = 5),
  });
});

describe('draws', () => {
  breaches(wins.selfDrawn, {
    'hands[0].events[4]: expected the draw of …, found 3m': (r) => swapTiles(handOf(r).wall, 53, 60),
    "events[0]: expected the dealer's fourteenth": (r) => drop(r, 'draw'),
    'expected a draw from the front': (r) => (eventOf(r, 'draw', 1).from = 'back'),
    'expected player 3 to draw, found player 0': (r) => (eventOf(r, 'draw', 1).p = 0),
    'expected a draw, found exhausted with 91 tiles left': (r) =>
      put(r, ['draw', 1], [{ type: 'exhausted' }]),
  });
  breaches(bonus.bonusRounds, {
    'expected a draw from the back': (r) => (eventOf(r, 'draw', 1).from = 'front'),
    'expected player 0 to draw from the back for a bonus tile, found bonus by player 1': (r) =>
      put(r, ['draw', 3], []),
    'expected player 1 to lay aside 2f, found draw': (r) => drop(r, 'bonus', 5),
    'expected player 0 to lay out the bonus tiles dealt, found bonus by player 1': (r) =>
      (eventOf(r, 'bonus').p = 1),
  });
  breaches(kongs.allMelds, {
    'expected player 1 to draw from the back for a kong tile, found concealed-kong': (r) =>
      put(r, ['draw', 2], []),
  });
  breaches(wins.lastDiscard, {
    'expected exhausted': (r) => (r.options['deadWall'] = 4),
  });
});

describe('claims', () => {
  breaches(wins.selfDrawn, {
    'events[1]: expected 7s in the hand of player 0': (r) => (eventOf(r, 'discard').tile = '7s'),
    'expected the turn of player 0, found discard by player 2': (r) => (eventOf(r, 'discard').p = 2),
    'expected 2 more of E for a pong, found E S': (r) => (eventOf(r, 'pong').own = ['E', 'S']),
    'expected a claim of E from 0, found E from 1': (r) => (eventOf(r, 'pong').from = 1),
    'expected a discard by player 2 after a claim, found added-kong': (r) =>
      put(r, ['discard', 1], [{ type: 'added-kong', p: 2, tile: 'E' }, 'keep']),
    'expected four of 5p in the hand, found 3': (r) =>
      put(r, ['win', 0], [{ type: 'concealed-kong', p: 2, tile: '5p' }]),
    'expected a laid-out pong of 5p': (r) => put(r, ['win', 0], [{ type: 'added-kong', p: 2, tile: '5p' }]),
    'the event ready is none of this rule set': (r) => (eventOf(r, 'pong').type = 'ready'),
    'expected the end of the hand, found discard': (r) =>
      put(r, ['win', 0], ['keep', { type: 'discard', p: 2, tile: '7s' }]),
  });
  breaches(kongs.allMelds, {
    'expected a chow by the next player 1, found player 3': (r) => (eventOf(r, 'chow').p = 3),
    'no chow: 4m 2m 5m': (r) => (eventOf(r, 'chow').own = ['2m', '5m']),
    'in the hand of player 1, it is not there': (r) => (eventOf(r, 'chow').own = ['5m', '6m']),
  });
  breaches(wins.lastTile, {
    'a kong needs a tile left to draw': (r) =>
      put(r, ['win', 0], [{ type: 'concealed-kong', p: 3, tile: '9s' }]),
  });
  breaches(wins.lastDiscard, {
    'may be claimed only for a win': (r) =>
      put(r, ['win', 0], [{ type: 'pong', p: 2, tile: '9s', from: 1, own: ['9s', '9s'] }]),
  });
  breaches(matches.taisenMatch, {
    'there are no kongs in taisen': (r) =>
      put(r, ['discard', 0], [{ type: 'concealed-kong', p: 0, tile: '9s' }]),
  });
});

describe('passes', () => {
  breaches(wins.nearestWinner, {
    'player 0 is a bot': (r) => (r.players[0] = { name: 'Bot', kind: 'bot', bot: 'fast' }),
    'player 0 cannot have called pong on 5p': (r) => (eventOf(r, 'pass').claim = 'pong'),
    "expected win by player 2 to go before player 0's win": (r) => (r.options['severalWinners'] = 'highest'),
    "expected win by player 2 to go before player 0's win…": (r) => (r.options['severalWinners'] = 'all'),
  });
  breaches(wins.selfDrawn, {
    'player 3 had nothing to pass on E': (r) => put(r, ['pong', 0], [{ type: 'pass', p: 3 }, 'keep']),
    'player 2 has let this tile go by': (r) => put(r, ['pong', 0], [{ type: 'pass', p: 2 }, 'keep']),
    "expected none by player 1 to go before player 2's pong": (r) => {
      const pass = { type: 'pass', p: 2, claim: 'pong' };
      handOf(r).events.splice(2, 9, pass, { ...eventOf(r, 'draw', 1), p: 1 });
    },
  });
  breaches(wins.highestWinner, {
    "expected win by player 0 to go before player 2's win": (r) => (r.options['severalWinners'] = 'nearest'),
  });
});
