import type { OptionSpecs } from '../../engine/options';
import { playOptions } from '../shared/hongKong/options';
import { commonValues } from './items';

/** Source: `RULES.md#options`. */
export const hongKongCommonOptions = {
  ...playOptions,
  sevenPairs: { type: 'boolean', default: false },
  limitFaan: { type: 'number', default: 10, min: 4, max: 13, values: [10, 8, 13, 4] },
  rise: { type: 'word', default: 'half-spicy', values: ['half-spicy', 'spicy', '4-7-10', '4-6-8', '5-7-9'] },
  base: { type: 'word', default: 'one', values: ['one', 'half', 'quarter'], isLater: true },
  responsibility: { type: 'word', default: 'full', values: ['full', 'half'] },
  dealerDoubles: { type: 'boolean', default: false },
  pao: { type: 'boolean', default: true },
  values: commonValues,
} as const satisfies OptionSpecs;
