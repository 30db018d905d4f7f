import type { OptionsOf, OptionSpecs } from '../../../../src/engine/optionSpec';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  least: { type: 'number', default: 2, min: 0, max: 4, group: 'worth' },
  noble: {
    type: 'list',
    default: ['dragons', 'winds'],
    values: ['dragons', 'winds', 'ends'],
    group: 'worth',
  },
  streak: { type: 'word', default: 'doubles', values: ['doubles', 'nothing'], group: 'worth' },
  chows: { type: 'boolean', default: false, group: 'play' },
} as const satisfies OptionSpecs;

export type Chosen = OptionsOf<typeof options>;
