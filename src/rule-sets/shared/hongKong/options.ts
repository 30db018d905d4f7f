import { MOST_POINTS } from '../../../engine/options';
import type { OptionSpec } from '../../../engine/rules';

/** The settings of a table, in every rule set. Source: `rule-sets/hong-kong-old/RULES.md#table`. */
export const tableOptions = {
  claimSeconds: { type: 'number', default: 0, min: 0, max: 30, values: [0, 3, 5, 8, 15, 30] },
  strictCalling: { type: 'boolean', default: false },
  falseWin: { type: 'word', default: 'open-hand', values: ['open-hand', 'pay'] },
  falseWinPoints: { type: 'number', default: 8, min: 0, max: MOST_POINTS },
  startPoints: { type: 'number', default: 0, min: 0, max: MOST_POINTS },
} as const satisfies Record<string, OptionSpec>;

/** The options of play that both Hong Kong rule sets have. Source: `rule-sets/hong-kong-old/RULES.md#options`. */
export const playOptions = {
  bonusTiles: { type: 'boolean', default: true },
  dice: { type: 'word', default: 'three', values: ['three', 'two-twice'] },
  deadWall: { type: 'number', default: 0, min: 0, max: 14, step: 2 },
  severalWinners: { type: 'word', default: 'nearest', values: ['nearest', 'highest', 'all'] },
  robKong: { type: 'word', default: 'any', values: ['any', 'added', 'added-or-thirteen-orphans', 'never'] },
  goulash: { type: 'word', default: 'replay', values: ['replay', 'pot'] },
  potPoints: { type: 'number', default: 2, min: 0, max: MOST_POINTS },
  dealerRepeats: { type: 'word', default: 'always', values: ['always', 'three', 'never'] },
  rounds: { type: 'number', default: 4, min: 1, max: 4, values: [4, 1, 2] },
  ...tableOptions,
  minimumFaan: { type: 'number', default: 3, min: 0, max: 8, usual: [0, 1, 2, 3] },
  sevenPairsDistinct: { type: 'boolean', default: true },
  commonHand: { type: 'word', default: 'plain', values: ['plain', 'strict'] },
} as const satisfies Record<string, OptionSpec>;
