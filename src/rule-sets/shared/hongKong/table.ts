import { numberOf } from '../../../engine/options';
import type { GameTable } from '../../../store/facts/knownTables';

/** The options that both have, in the order of the form; each goes on with its own. */
export const groups = {
  rounds: 'match',
  dealerRepeats: 'match',
  startPoints: 'match',
  goulash: 'match',
  potPoints: 'match',
  claimSeconds: 'table',
  strictCalling: 'table',
  falseWin: 'table',
  falseWinPoints: 'table',
  bonusTiles: 'play',
  dice: 'play',
  deadWall: 'play',
  severalWinners: 'play',
  robKong: 'play',
  minimumFaan: 'hands',
  commonHand: 'hands',
} as const;

export const needsOfTable = {
  falseWin: ['strictCalling', true],
  falseWinPoints: ['falseWin', 'pay'],
} as const;

/** What no decision depends on: the time to claim in, and points that all begin with and nobody can run out of. */
export const besideOfTable = ['claimSeconds', 'startPoints'] as const;

export const common = {
  needs: { ...needsOfTable, potPoints: ['goulash', 'pot'] },
  length: 'rounds',
  pays: 'payment',
  beside: [...besideOfTable, 'dice'],
  once: { rounds: 1, dealerRepeats: 'never' },
  choices: ['minimumFaan', 'rounds'],
  goal: (options) => [4, numberOf(options, 'minimumFaan')],
  bar: (options) => [numberOf(options, 'minimumFaan')],
  marks: () => [],
} as const satisfies Partial<GameTable>;
