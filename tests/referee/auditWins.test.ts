import { describe } from 'vitest';
import { breaches, eventOf, handOf, put } from './mutate';
import type { EventJson, RecordJson } from './scene';
import * as bonus from './scenesBonus';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

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

describe('wins', () => {
  breaches(wins.onDiscard, {
    'no win: …below-minimum': (r) => (r.options = {}),
    'no win: …not-complete': (r) => (eventOf(r, 'win').p = 3),
    'expected win on 9s by discard from 2, found 9s by discard from 0': (r) => (eventOf(r, 'win').from = 0),
    'expected score …, found …earthly-hand': (r) => (eventOf(r, 'win').score = scoreOf(wins.earthly())),
  });
  breaches(wins.selfDrawn, {
    'expected win on 7s by wall from null, found 9s': (r) => (eventOf(r, 'win').tile = '9s'),
    'expected a discard by player 2 after a claim, found win': (r) =>
      put(r, ['discard', 1], [{ ...eventOf(r, 'win'), tile: 'E' }]),
  });
  breaches(wins.lastTile, {
    'expected score …last-tile…, found …"bonusFaan":1': (r) =>
      (eventOf(r, 'win').score = { ...scoreOf(r), bonusFaan: 1 }),
  });
  breaches(wins.allWinners, {
    'expected several winners nearest first': (r) =>
      put(r, ['win', 0], [eventOf(r, 'win', 1), { ...eventOf(r, 'win') }]),
    'expected the end of the hand, found win by player 0': (r) => (r.options['severalWinners'] = 'nearest'),
  });
  breaches(kongs.robbedAddedKong, {
    'kongs are not robbed': (r) => (r.options['robKong'] = 'never'),
  });
  breaches(() => kongs.robbedByPureHand('any'), {
    'this concealed kong may not be robbed': (r) => (r.options['robKong'] = 'added-or-thirteen-orphans'),
  });
  breaches(() => kongs.robbedConcealedKong('any'), {
    'this concealed kong may not be robbed': (r) => (r.options['robKong'] = 'added'),
  });
  breaches(bonus.eightInDeal, {
    'expected the win of player 1 with eight bonus tiles': (r) =>
      put(r, ['win', 0], [{ type: 'draw', p: 1, tile: '1m', from: 'back' }]),
    'no win': (r) => (r.options['limitHands'] = ['heavenly-hand']),
  });
  breaches(bonus.sevenBonusTiles, {
    'no win: …below-minimum': (r) => (r.options['minimumFaan'] = 4),
  });
  breaches(() => matches.taisenChowWin(true), {
    'only the next player may win here other than with a pong': (r) => (r.options['winFromAnyone'] = false),
  });
});

describe('false wins', () => {
  breaches(() => wins.falseWins('pay'), {
    'a false win needs strict calling': (r) => delete r.options['strictCalling'],
    'expected the turn of player 0, found false-win': (r) =>
      put(r, ['false-win', 0], ['keep', eventOf(r, 'false-win')]),
    'expected false wins nearest first': (r) =>
      handOf(r).events.splice(3, 2, eventOf(r, 'false-win', 2), eventOf(r, 'false-win', 1)),
  });
  breaches(strictHeavenly, {
    'expected a win: the call is not false': (r) => Object.assign(eventOf(r, 'win'), { type: 'false-win' }),
  });
  breaches(strictOnDiscard, {
    'no win: a player who has called falsely cannot win': (r) =>
      put(r, ['discard', 1], [{ ...FALSE_CALL, by: 'wall', tile: '2m', from: null }, 'keep']),
  });
});
