import { describe, test } from 'vitest';
import { entryOf, expectBreach, handOf, resultOf } from './mutate';
import type { Mutation } from './mutate';
import * as kongs from './scenesKongs';
import * as matches from './scenesMatch';
import * as wins from './scenesWins';

const LEDGER: readonly Mutation[] = [
  [
    'a wrong amount',
    wins.selfDrawn,
    (r) => (entryOf(r).amount = 8),
    /^hands\[0\]\.result: ledger: expected 16 from 0 to 2 for event 11, found 8/,
  ],
  [
    'a movement for an event that pays nothing',
    wins.selfDrawn,
    (r) => (entryOf(r).event = 3),
    /expected a win or false win as the cause, found event 3/,
  ],
  [
    'a missing movement',
    wins.selfDrawn,
    (r) => resultOf(r).ledger.pop(),
    /ledger: expected 8 from 3 to 2 for event 11, found 0/,
  ],
  [
    'a winner paying a winner',
    wins.allWinners,
    (r) => resultOf(r).ledger.push({ ...entryOf(r, 2), from: 2 }),
    /ledger: expected 0 from 2 to 0 for event \d+, found 16/,
  ],
  [
    'a false win that costs nothing',
    () => wins.falseWins('pay'),
    (r) => (resultOf(r).ledger = []),
    /ledger: expected 8 from 0 to 1 for event 1, found 0/,
  ],
  [
    'an open hand that also pays',
    () => wins.falseWins('pay'),
    (r) => (r.options['falseWin'] = 'open-hand'),
    /ledger: expected 0 from 0 to 1 for event 1, found 8/,
  ],
  [
    'the discarder paying for the feeder',
    () => kongs.fedDragons('discard'),
    (r) => (entryOf(r).from = 2),
    /ledger: expected 384 from 0 to 1/,
  ],
  [
    'responsibility where there is none',
    () => kongs.fedDragons('wall'),
    (r) => (r.options['pao'] = false),
    /ledger: expected 256 from 0 to 1 for event \d+, found 768/,
  ],
  [
    'a pot of one drawn hand for two',
    matches.pot,
    (r) => (resultOf(r, 2).pot = 2),
    /^hands\[2\]\.result: pot: expected 4, found 2/,
  ],
  [
    'a pot where nothing is carried over',
    matches.pot,
    (r) => (r.options['goulash'] = 'replay'),
    /ledger: expected 8 from 0 to 3 for event \d+, found 12/,
  ],
  [
    'scores that are not the sum',
    wins.selfDrawn,
    (r) => (resultOf(r).scores = [-16, -16, 40, -8]),
    /scores: expected the ledger's sum \[-16,-8,32,-8\]/,
  ],
  [
    'scores that do not add up to zero',
    wins.selfDrawn,
    (r) => (resultOf(r).scores = [-16, -8, 33, -8]),
    /scores: expected a sum of zero/,
  ],
  [
    'a win called a draw',
    wins.selfDrawn,
    (r) => (resultOf(r).kind = 'draw'),
    /kind: expected win, found draw/,
  ],
];

const MATCH: readonly Mutation[] = [
  [
    'the deal passing from a dealer who won',
    matches.dealerStays,
    (r) => Object.assign(handOf(r, 1), { number: 2, repeat: 0, dealer: 1 }),
    /^hands\[1\]: expected number 1 repeat 1 round E dealer 0, found number 2 repeat 0/,
  ],
  [
    'the wrong dealer after a draw',
    matches.blindBots,
    (r) => (handOf(r, 4).dealer = 1),
    /^hands\[4\]: expected number 1 repeat 4 round E dealer 0, found .* dealer 1/,
  ],
  [
    'an extra hand where there is none',
    () => matches.drawnRound('never'),
    (r) => (handOf(r, 1).repeat = 1),
    /^hands\[1\]: expected number 2 repeat 0/,
  ],
  [
    'a fourth hand with the same winds',
    () => matches.drawnRound('three'),
    (r) => Object.assign(handOf(r, 3), { number: 1, repeat: 3, dealer: 0 }),
    /^hands\[3\]: expected number 2 repeat 0 round E dealer 1/,
  ],
  [
    'the wrong round',
    () => matches.drawnRound('never'),
    (r) => (handOf(r, 2).round = 'S'),
    /expected number 3 repeat 0 round E/,
  ],
  [
    'a twentieth repeat between bots',
    matches.blindBots,
    (r) => r.hands.push({ ...structuredClone(handOf(r)), repeat: 20 }),
    /expected the match of bots to end before repeat 20/,
  ],
  [
    'a hand after the end of the match',
    () => matches.drawnRound('never'),
    (r) => r.hands.push(handOf(r, 3)),
    /^hands\[4\]: expected no further hand/,
  ],
  [
    'complete without its last hand',
    () => matches.drawnRound('never'),
    (r) => r.hands.pop(),
    /complete: expected false, the match goes on with number 4 repeat 0/,
  ],
  [
    'a finished match that is not complete',
    () => matches.drawnRound('never'),
    (r) => (r.complete = false),
    /complete: expected true/,
  ],
  [
    'a hand in the middle without its result',
    () => matches.drawnRound('never'),
    (r) => delete handOf(r, 1).result,
    /^hands\[1\]: expected a finished hand/,
  ],
];

const HEADER: readonly Mutation[] = [
  ['another format', wins.selfDrawn, (r) => (r.format = 'record'), /format: expected/],
  ['other start scores', wins.selfDrawn, (r) => r.startScores.fill(5), /startScores: expected 0/],
  ['an unknown option', wins.selfDrawn, (r) => (r.options['tea'] = 1), /unknown option tea/],
  ['an unknown word', wins.selfDrawn, (r) => (r.options['robKong'] = 'some'), /option robKong/],
  ['an odd dead wall', wins.selfDrawn, (r) => (r.options['deadWall'] = 3), /option deadWall/],
  [
    'a commitment to another seed',
    wins.selfDrawn,
    (r) => Object.assign(r, { seed: '00ff', commitment: '00' }),
    /commitment: expected [0-9a-f]{64}/,
  ],
  [
    'players not in the order of the throws',
    () => matches.drawnRound('never'),
    (r) => r.seating?.[1]?.splice(1, 2, 5, 8),
    /seating: expected the players in the order of the throws/,
  ],
  [
    'a tie not thrown again',
    () => matches.drawnRound('never'),
    (r) => r.seating?.pop(),
    /seating: expected another throw/,
  ],
  [
    'a throw by somebody who does not tie',
    () => matches.drawnRound('never'),
    (r) => r.seating?.[1]?.splice(3, 1, 4),
    /expected all who tie, and nobody else/,
  ],
];

describe('audit of changed results', () => {
  test.each(LEDGER)('ledger: %s', (...mutation) => expectBreach(mutation));
  test.each(MATCH)('match: %s', (...mutation) => expectBreach(mutation));
  test.each(HEADER)('header: %s', (...mutation) => expectBreach(mutation));
});
