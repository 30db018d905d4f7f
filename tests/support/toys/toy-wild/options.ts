import type { OptionsOf, OptionSpecs } from '../../../../src/engine/optionSpec';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  strictCalling: { type: 'boolean', default: false, group: 'play' },
  turned: { type: 'word', default: 'next', values: ['next', 'same', 'none'], group: 'play' },
  sizes: { type: 'list', default: ['three', 'four'], values: ['three', 'four', 'five'], group: 'play' },
  swaps: { type: 'boolean', default: true, group: 'play' },
  most: { type: 'number', default: 4, min: 0, max: 8, group: 'worth' },
} as const satisfies OptionSpecs;

export type Chosen = OptionsOf<typeof options>;
