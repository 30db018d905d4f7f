import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { commonHandOptions, playOptions } from '../shared/hongKong/options';
import { commonValues } from './items';

/** Source: `RULES.md#options`. */
export const hongKongCommonOptions = {
  ...playOptions,
  ...commonHandOptions,
  sevenPairs: { type: 'boolean', default: false, group: 'hands' },
  limitFaan: { type: 'number', default: 10, min: 4, max: 13, values: [10, 8, 13, 4], group: 'limits' },
  rise: {
    type: 'word',
    default: 'half-spicy',
    values: ['half-spicy', 'spicy', '4-7-10', '4-6-8', '5-7-9'],
    group: 'payment',
  },
  base: {
    type: 'word',
    default: 'one',
    values: ['one', 'half', 'quarter'],
    isLater: true,
    group: 'payment',
  },
  responsibility: { type: 'word', default: 'full', values: ['full', 'half'], group: 'payment' },
  dealerDoubles: { type: 'boolean', default: false, group: 'payment' },
  pao: { type: 'boolean', default: true, group: 'payment' },
  values: commonValues,
} as const satisfies OptionSpecs;

export type CommonOptions = OptionsOf<typeof hongKongCommonOptions>;
