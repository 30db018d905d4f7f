import type { OptionSpecs } from '../../engine/options';
import { tableOptions } from '../shared/hongKong/options';

/** Source: `RULES.md#options`. */
export const taisenOptions = {
  groups: { type: 'number', default: 3, min: 3, max: 4 },
  winFromAnyone: { type: 'boolean', default: false },
  dealerRepeats: { type: 'word', default: 'never', values: ['never', 'always', 'three'] },
  rounds: { type: 'number', default: 1, min: 1, max: 4, values: [1, 2, 4] },
  ...tableOptions,
} as const satisfies OptionSpecs;
