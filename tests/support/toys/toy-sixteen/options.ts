import type { OptionsOf, OptionSpecs } from '../../../../src/engine/optionSpec';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  base: { type: 'number', default: 5, min: 1, max: 10, group: 'worth' },
  counted: {
    type: 'list',
    default: ['flower', 'dragon-pong', 'self-drawn'],
    values: ['flower', 'dragon-pong', 'self-drawn'],
    group: 'worth',
  },
  winners: { type: 'word', default: 'all', values: ['nearest', 'highest', 'two', 'all'], group: 'play' },
  flowerWins: { type: 'boolean', default: true, group: 'play' },
  pot: { type: 'number', default: 3, min: 0, max: 9, group: 'worth' },
} as const satisfies OptionSpecs;

export type Chosen = OptionsOf<typeof options>;
