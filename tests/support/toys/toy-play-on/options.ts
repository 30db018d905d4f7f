import type { OptionSpecs } from '../../../../src/engine/options';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  passing: { type: 'word', default: 'dice', values: ['right', 'across', 'left', 'dice', 'none'] },
  paidKongs: { type: 'boolean', default: true },
  most: { type: 'number', default: 3, min: 1, max: 6 },
  counted: {
    type: 'list',
    default: ['all-pongs', 'pure', 'root'],
    values: ['all-pongs', 'pure', 'root'],
  },
} as const satisfies OptionSpecs;
