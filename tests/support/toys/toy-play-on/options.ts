import type { OptionsOf, OptionSpecs } from '../../../../src/engine/optionSpec';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  passing: {
    type: 'word',
    default: 'dice',
    values: ['right', 'across', 'left', 'dice', 'none'],
    group: 'play',
  },
  paidKongs: { type: 'boolean', default: true, group: 'play' },
  most: { type: 'number', default: 3, min: 1, max: 6, group: 'worth' },
  counted: {
    type: 'list',
    default: ['all-pongs', 'pure', 'root'],
    values: ['all-pongs', 'pure', 'root'],
    group: 'worth',
  },
} as const satisfies OptionSpecs;

export type Chosen = OptionsOf<typeof options>;
