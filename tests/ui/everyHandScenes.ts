import type { GameState } from '../../src/store/types';
import '../support/toys/loaded';
import { dealFixture, emptyState, players } from './fixtures';
import type { TableText } from './fixtures';
import { wonBy } from './scenes';

const RULES = 'toy-every-hand';

const hands: TableText = {
  rules: RULES,
  seats: [
    { hand: '22256m88p123s', melds: '[EEE]1', river: '7mN5m' },
    { hand: '345666p99s5m5m', melds: '[CCC]2', river: '1m9m' },
    { hand: '3478m12p567sFF', melds: '[222s]3', river: '9pN' },
    { hand: '999m77p99p33sNN', melds: '[WWW]2', river: 'S4m' },
  ],
  turn: 0,
  why: 'discard',
  wallLeft: 53,
};

/** The end of a match that added something. */
function closedState(): GameState {
  const { match } = dealFixture(hands);
  const closing = [
    { reason: 'stakes', points: [15, 0, 0, 0] },
    { reason: 'difference', points: [20, -10, 10, -20] },
  ];
  const scores = [621, 402, 508, 484];
  return {
    ...emptyState,
    screen: 'standings',
    match: { ...match, scores, closing, progress: null },
    players,
    scores,
    human: 1,
  };
}

const stake = { from: 2, to: null, amount: 5, reason: 'stake', base: 5, factors: [], event: 0 };

/** Results of a game in which every hand is scored; with stakes the table is one of those who pay. */
export const everyHandScenes: Readonly<Record<string, () => GameState>> = {
  closing: closedState,
  'every-hand': () => wonBy({ table: hands, seat: 1 }),
  'every-hand-stakes': () =>
    wonBy({ table: hands, seat: 1, before: { extras: { ready: [2] }, ledger: [stake] } }),
};
