import { describe, test } from 'vitest';
import { drop, eventOf, expectBreach, handOf, put, swapTiles } from './mutate';
import type { Mutation } from './mutate';
import * as bonus from './scenesBonus';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

const SETUP: readonly Mutation[] = [
  [
    'a tile of the wall twice',
    wins.selfDrawn,
    (r) => (handOf(r).wall[60] = '1f'),
    /^hands\[0\]: wall: expected 4 of/,
  ],
  [
    'two dealt tiles swapped in the wall',
    wins.selfDrawn,
    (r) => swapTiles(handOf(r).wall, 8, 30),
    /^hands\[0\]: deal: player \d: expected/,
  ],
  [
    'a group dealt from the wrong player on',
    wins.selfDrawn,
    (r) => (handOf(r).deal = handOf(r).deal.toReversed()),
    /deal: player 0/,
  ],
  ['two dice for three', wins.selfDrawn, (r) => handOf(r).dice.pop(), /dice: expected 3 dice/],
  ['a seven on a die', wins.selfDrawn, (r) => (handOf(r).dice = [1, 1, 7]), /dice from 1 to 6/],
  [
    'the wrong side broken',
    wins.selfDrawn,
    (r) => (handOf(r).break.side = 1),
    /break: expected side 0 stack 5, found side 1/,
  ],
  [
    'only the first throw counting stacks',
    matches.twoThrows,
    (r) => (handOf(r).break.stack = 5),
    /break: expected side 0 stack 7/,
  ],
];

const DRAWS: readonly Mutation[] = [
  [
    'another tile drawn than the wall has',
    wins.selfDrawn,
    (r) => swapTiles(handOf(r).wall, 53, 60),
    /^hands\[0\]\.events\[4\]: expected the draw of \S+, found 3m/,
  ],
  [
    'the fourteenth left out',
    wins.selfDrawn,
    (r) => drop(r, 'draw'),
    /events\[0\]: expected the dealer's fourteenth/,
  ],
  [
    'a turn drawn from the back',
    wins.selfDrawn,
    (r) => (eventOf(r, 'draw', 1).from = 'back'),
    /expected a draw from the front/,
  ],
  [
    'a draw by a player whose turn it is not',
    wins.selfDrawn,
    (r) => (eventOf(r, 'draw', 1).p = 0),
    /expected player 3 to draw, found player 0/,
  ],
  [
    'a replacement from the front',
    bonus.bonusRounds,
    (r) => (eventOf(r, 'draw', 1).from = 'front'),
    /expected a draw from the back/,
  ],
  [
    'a missing replacement after a kong',
    kongs.allMelds,
    (r) => put(r, ['draw', 2], []),
    /expected player 1 to draw from the back for a kong tile, found concealed-kong/,
  ],
  [
    'a missing replacement in the deal',
    bonus.bonusRounds,
    (r) => put(r, ['draw', 3], []),
    /expected player 0 to draw from the back for a bonus tile, found bonus by player 1/,
  ],
  [
    'a bonus tile kept',
    bonus.bonusRounds,
    (r) => drop(r, 'bonus', 5),
    /expected player 1 to lay aside 2f, found draw/,
  ],
  [
    'the second player laying out first',
    bonus.bonusRounds,
    (r) => (eventOf(r, 'bonus').p = 1),
    /expected player 0 to lay out the bonus tiles dealt, found bonus by player 1/,
  ],
  [
    'exhausted with tiles left',
    wins.selfDrawn,
    (r) => put(r, ['draw', 1], [{ type: 'exhausted' }]),
    /expected a draw, found exhausted with 91 tiles left/,
  ],
  [
    'a tile of the dead wall drawn',
    wins.lastDiscard,
    (r) => (r.options['deadWall'] = 4),
    /expected exhausted/,
  ],
];

const CLAIMS: readonly Mutation[] = [
  [
    'a discard that is not held',
    wins.selfDrawn,
    (r) => (eventOf(r, 'discard').tile = '7s'),
    /events\[1\]: expected 7s in the hand of player 0/,
  ],
  [
    'a discard out of turn',
    wins.selfDrawn,
    (r) => (eventOf(r, 'discard').p = 2),
    /expected the turn of player 0, found discard by player 2/,
  ],
  [
    'a chow by the wrong player',
    kongs.allMelds,
    (r) => (eventOf(r, 'chow').p = 3),
    /expected a chow by the next player 1, found player 3/,
  ],
  [
    'a chow that is none',
    kongs.allMelds,
    (r) => (eventOf(r, 'chow').own = ['2m', '5m']),
    /no chow: 4m 2m 5m/,
  ],
  [
    'a chow with a tile not held',
    kongs.allMelds,
    (r) => (eventOf(r, 'chow').own = ['5m', '6m']),
    /in the hand of player 1, it is not there/,
  ],
  [
    'a pong of another tile',
    wins.selfDrawn,
    (r) => (eventOf(r, 'pong').own = ['E', 'S']),
    /expected 2 more of E for a pong, found E S/,
  ],
  [
    'a claim from the wrong player',
    wins.selfDrawn,
    (r) => (eventOf(r, 'pong').from = 1),
    /expected a claim of E from 0, found E from 1/,
  ],
  [
    'a kong in the turn of a pong',
    wins.selfDrawn,
    (r) => put(r, ['discard', 1], [{ type: 'added-kong', p: 2, tile: 'E' }, 'keep']),
    /expected a discard by player 2 after a claim, found added-kong/,
  ],
  [
    'a concealed kong of three',
    wins.selfDrawn,
    (r) => put(r, ['win', 0], [{ type: 'concealed-kong', p: 2, tile: '5p' }]),
    /expected four of 5p in the hand, found 3/,
  ],
  [
    'an added kong without a pong',
    wins.selfDrawn,
    (r) => put(r, ['win', 0], [{ type: 'added-kong', p: 2, tile: '5p' }]),
    /expected a laid-out pong of 5p/,
  ],
  [
    'a kong on the empty wall',
    wins.lastTile,
    (r) => put(r, ['win', 0], [{ type: 'concealed-kong', p: 3, tile: '9s' }]),
    /a kong needs a tile left to draw/,
  ],
  [
    'a pong of the discard after the last tile',
    wins.lastDiscard,
    (r) => put(r, ['win', 0], [{ type: 'pong', p: 2, tile: '9s', from: 1, own: ['9s', '9s'] }]),
    /may be claimed only for a win/,
  ],
  [
    'a kong in taisen',
    matches.taisenMatch,
    (r) => put(r, ['discard', 0], [{ type: 'concealed-kong', p: 0, tile: '9s' }]),
    /there are no kongs in taisen/,
  ],
  [
    'an event of other rule sets',
    wins.selfDrawn,
    (r) => (eventOf(r, 'pong').type = 'ready'),
    /the event ready is none of this rule set/,
  ],
  [
    'events after the end',
    wins.selfDrawn,
    (r) => put(r, ['win', 0], ['keep', { type: 'discard', p: 2, tile: '7s' }]),
    /expected the end of the hand, found discard/,
  ],
];

const PASSES: readonly Mutation[] = [
  [
    'a pass of a bot',
    wins.nearestWinner,
    (r) => (r.players[0] = { name: 'Bot', kind: 'bot', bot: 'fast' }),
    /player 0 is a bot/,
  ],
  [
    'a pass of nothing',
    wins.selfDrawn,
    (r) => put(r, ['pong', 0], [{ type: 'pass', p: 3 }, 'keep']),
    /player 3 had nothing to pass on E/,
  ],
  [
    'a claim after a pass',
    wins.selfDrawn,
    (r) => put(r, ['pong', 0], [{ type: 'pass', p: 2 }, 'keep']),
    /player 2 has let this tile go by/,
  ],
  [
    'a call of what the tile does not complete',
    wins.nearestWinner,
    (r) => (eventOf(r, 'pass').claim = 'pong'),
    /player 0 cannot have called pong on 5p/,
  ],
  [
    'a called win that goes before',
    wins.nearestWinner,
    (r) => (r.options['severalWinners'] = 'highest'),
    /expected win by player 2 to go before player 0's win/,
  ],
  [
    'a nearer called win',
    wins.highestWinner,
    (r) => (r.options['severalWinners'] = 'nearest'),
    /expected win by player 0 to go before player 2's win/,
  ],
  [
    'a called win that is not paid',
    wins.nearestWinner,
    (r) => (r.options['severalWinners'] = 'all'),
    /expected win by player 2 to go before player 0's win/,
  ],
  [
    'a called pong that nothing goes before',
    wins.selfDrawn,
    (r) => {
      const pass = { type: 'pass', p: 2, claim: 'pong' };
      handOf(r).events.splice(2, 9, pass, { ...eventOf(r, 'draw', 1), p: 1 });
    },
    /expected none by player 1 to go before player 2's pong/,
  ],
];

describe('audit of changed records', () => {
  test.each(SETUP)('setup: %s', (...mutation) => expectBreach(mutation));
  test.each(DRAWS)('draws: %s', (...mutation) => expectBreach(mutation));
  test.each(CLAIMS)('claims: %s', (...mutation) => expectBreach(mutation));
  test.each(PASSES)('passes: %s', (...mutation) => expectBreach(mutation));
});
