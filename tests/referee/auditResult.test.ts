import { describe } from 'vitest';
import { breaches, entryOf, handOf, resultOf } from './mutate';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

describe('ledger', () => {
  breaches(wins.selfDrawn, {
    'hands[0].result: ledger: expected 16 from 0 to 2 for event 11, found 8': (r) => (entryOf(r).amount = 8),
    'expected a win or false win as the cause, found event 3': (r) => (entryOf(r).event = 3),
    'ledger: expected 8 from 3 to 2 for event 11, found 0': (r) => resultOf(r).ledger.pop(),
    "scores: expected the ledger's sum [-16,-8,32,-8]": (r) => (resultOf(r).scores = [-16, -16, 40, -8]),
    'scores: expected a sum of zero': (r) => (resultOf(r).scores = [-16, -8, 33, -8]),
    'kind: expected win, found draw': (r) => (resultOf(r).kind = 'draw'),
  });
  breaches(wins.allWinners, {
    'ledger: expected 0 from 2 to 0 for event …, found 16': (r) =>
      resultOf(r).ledger.push({ ...entryOf(r, 2), from: 2 }),
  });
  breaches(() => wins.falseWins('pay'), {
    'ledger: expected 8 from 0 to 1 for event 1, found 0': (r) => (resultOf(r).ledger = []),
    'ledger: expected 0 from 0 to 1 for event 1, found 8': (r) => (r.options['falseWin'] = 'open-hand'),
  });
  breaches(() => kongs.fedDragons('discard'), {
    'ledger: expected 384 from 0 to 1': (r) => (entryOf(r).from = 2),
  });
  breaches(() => kongs.fedDragons('wall'), {
    'ledger: expected 256 from 0 to 1 for event …, found 768': (r) => (r.options['pao'] = false),
  });
  breaches(matches.pot, {
    'hands[2].result: pot: expected 4, found 2': (r) => (resultOf(r, 2).pot = 2),
    'ledger: expected 8 from 0 to 3 for event …, found 12': (r) => (r.options['goulash'] = 'replay'),
  });
});

describe('match', () => {
  breaches(matches.dealerStays, {
    'hands[1]: expected number 1 repeat 1 round E dealer 0, found number 2 repeat 0': (r) =>
      Object.assign(handOf(r, 1), { number: 2, repeat: 0, dealer: 1 }),
  });
  breaches(matches.blindBots, {
    'hands[4]: expected number 1 repeat 4 round E dealer 0, found … dealer 1': (r) =>
      (handOf(r, 4).dealer = 1),
    'expected the match of bots to end before repeat 20': (r) =>
      r.hands.push({ ...structuredClone(handOf(r)), repeat: 20 }),
  });
  breaches(() => matches.drawnRound('never'), {
    'hands[1]: expected number 2 repeat 0': (r) => (handOf(r, 1).repeat = 1),
    'expected number 3 repeat 0 round E': (r) => (handOf(r, 2).round = 'S'),
    'hands[4]: expected no further hand': (r) => r.hands.push(handOf(r, 3)),
    'complete: expected false, the match goes on with number 4 repeat 0': (r) => r.hands.pop(),
    'complete: expected true': (r) => (r.complete = false),
    'hands[1]: expected a finished hand': (r) => delete handOf(r, 1).result,
  });
  breaches(() => matches.drawnRound('three'), {
    'hands[3]: expected number 2 repeat 0 round E dealer 1': (r) =>
      Object.assign(handOf(r, 3), { number: 1, repeat: 3, dealer: 0 }),
  });
});

describe('header', () => {
  breaches(wins.selfDrawn, {
    'format: expected': (r) => (r.format = 'record'),
    'startScores: expected 0': (r) => r.startScores.fill(5),
    'unknown option tea': (r) => (r.options['tea'] = 1),
    'option robKong': (r) => (r.options['robKong'] = 'some'),
    'option deadWall': (r) => (r.options['deadWall'] = 3),
    'commitment: expected …': (r) => Object.assign(r, { seed: '00ff', commitment: '00' }),
  });
  breaches(() => matches.drawnRound('never'), {
    'seating: expected the players in the order of the throws': (r) => r.seating?.[1]?.splice(1, 2, 5, 8),
    'seating: expected another throw': (r) => r.seating?.pop(),
    'expected all who tie, and nobody else': (r) => r.seating?.[1]?.splice(3, 1, 4),
  });
});
