import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { playOptions } from '../shared/hongKong/options';
import { newValues } from './items';

const MOST_MINIMUM = 13;

/** Source: `RULES.md#options`. */
export const hongKongNewOptions = {
  ...playOptions,
  robKong: { ...playOptions.robKong, default: 'added-or-thirteen-orphans' },
  falseWinPoints: { ...playOptions.falseWinPoints, default: 20 },
  minimumFaan: { ...playOptions.minimumFaan, default: 5, max: MOST_MINIMUM, usual: [0, 1, 3, 5] },
  limitFaan: {
    type: 'number',
    default: 100,
    min: 0,
    max: 200,
    values: [100, 50, 200, 0],
    group: 'payment',
  },
  dealerDoubles: { type: 'boolean', default: true, group: 'payment', place: 1 },
  values: newValues,
} as const satisfies OptionSpecs;

export type NewOptions = OptionsOf<typeof hongKongNewOptions>;
