import type { OptionSpecs } from '../../../../src/engine/options';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  strictCalling: { type: 'boolean', default: false },
  turned: { type: 'word', default: 'next', values: ['next', 'same', 'none'] },
  sizes: { type: 'list', default: ['three', 'four'], values: ['three', 'four', 'five'] },
  swaps: { type: 'boolean', default: true },
  most: { type: 'number', default: 4, min: 0, max: 8 },
} as const satisfies OptionSpecs;
