import type { OptionSpecs } from '../../engine/options';
import { playOptions } from '../shared/hongKong/options';
import { commonValues } from './items';

/** Source: `RULES.md#options`. */
export const hongKongCommonOptions = {
  ...playOptions,
  sevenPairs: { type: 'boolean', default: false },
  limitFaan: { type: 'number', default: 10, min: 8, max: 13, values: [10, 8, 13] },
  rise: { type: 'word', default: 'half-spicy', values: ['half-spicy', 'spicy'] },
  responsibility: { type: 'word', default: 'full', values: ['full', 'half'] },
  dealerDoubles: { type: 'boolean', default: false },
  pao: { type: 'boolean', default: true },
  values: commonValues,
} as const satisfies OptionSpecs;
