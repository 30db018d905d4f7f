import type { OptionSpecs } from '../../../../src/engine/options';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  least: { type: 'number', default: 2, min: 0, max: 4 },
  noble: { type: 'list', default: ['dragons', 'winds'], values: ['dragons', 'winds', 'ends'] },
  streak: { type: 'word', default: 'doubles', values: ['doubles', 'nothing'] },
  chows: { type: 'boolean', default: false },
} as const satisfies OptionSpecs;
