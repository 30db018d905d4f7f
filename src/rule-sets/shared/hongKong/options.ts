import { MOST_POINTS } from '../../../engine/options';
import type { OptionsOf, OptionSpecs } from '../../../engine/optionSpec';
import {
  deadWallOption,
  dealerRepeatsOption,
  robKongOption,
  roundsOption,
  tableOptions,
} from '../standard/options';

/** The options that all Hong Kong rule sets have. Source: `rule-sets/hong-kong-old/RULES.md#options`. */
export const playOptions = {
  bonusTiles: { type: 'boolean', default: true, group: 'play' },
  dice: { type: 'word', default: 'three', values: ['three', 'two-twice'], group: 'play', isBeside: true },
  deadWall: { ...deadWallOption, default: 0 },
  severalWinners: {
    type: 'word',
    default: 'nearest',
    values: ['nearest', 'highest', 'all'],
    group: 'play',
  },
  robKong: { ...robKongOption, default: 'any' },
  goulash: { type: 'word', default: 'replay', values: ['replay', 'pot'], group: 'match' },
  potPoints: {
    type: 'number',
    default: 2,
    min: 0,
    max: MOST_POINTS,
    group: 'match',
    needs: ['goulash', 'pot'],
  },
  dealerRepeats: { ...dealerRepeatsOption, default: 'always', values: ['always', 'three', 'never'] },
  rounds: { ...roundsOption, default: 4, values: [4, 1, 2] },
  ...tableOptions,
  minimumFaan: { type: 'number', default: 3, min: 0, max: 8, usual: [0, 1, 2, 3], group: 'hands' },
  sevenPairsDistinct: { type: 'boolean', default: true, group: 'hands', place: 1 },
} as const satisfies OptionSpecs;

/** What the options of all of them say. */
export type PlayOptions = OptionsOf<typeof playOptions>;

/** Whether the common hand is the plain one, where it is an item. Source: `rule-sets/hong-kong-old/RULES.md#strict-common-hand`. */
export const commonHandOptions = {
  commonHand: { type: 'word', default: 'plain', values: ['plain', 'strict'], group: 'hands' },
} as const satisfies OptionSpecs;

export type CommonHandOptions = OptionsOf<typeof commonHandOptions>;
