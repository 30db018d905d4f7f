import { MOST_POINTS } from '../../engine/options';
import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { commonHandOptions, playOptions } from '../shared/hongKong/options';
import { EIGHT_BONUS_TILES, LIMIT_HANDS, oldValues } from './items';

const limitHands = [...LIMIT_HANDS, EIGHT_BONUS_TILES] as const;

/** Source: `RULES.md#options`. */
export const hongKongOldOptions = {
  ...playOptions,
  ...commonHandOptions,
  simples: { type: 'word', default: 'numbered', values: ['numbered', 'middle'], group: 'hands' },
  limitHands: { type: 'list', default: limitHands, values: limitHands, group: 'limits' },
  limitConcealment: {
    type: 'word',
    default: 'as-listed',
    values: ['as-listed', 'semi-half'],
    group: 'limits',
    place: 1,
  },
  dragonsConcealed: { type: 'boolean', default: false, group: 'limits', place: 1 },
  dealerDoubles: { type: 'boolean', default: true, group: 'payment', place: 1 },
  lowHands: {
    type: 'word',
    default: 'finer',
    values: ['finer', 'as-three'],
    isLater: true,
    group: 'payment',
  },
  limitPoints: { type: 'number', default: 64, min: 0, max: MOST_POINTS, group: 'limits' },
  values: oldValues,
} as const satisfies OptionSpecs;

export type OldOptions = OptionsOf<typeof hongKongOldOptions>;
