import { MOST_POINTS, type OptionSpecs } from '../../engine/options';
import { playOptions } from '../shared/hongKong/options';
import { EIGHT_BONUS_TILES, LIMIT_HANDS, oldValues } from './items';

const limitHands = [...LIMIT_HANDS, EIGHT_BONUS_TILES];

/** Source: `RULES.md#options`. */
export const hongKongOldOptions = {
  ...playOptions,
  simples: { type: 'word', default: 'numbered', values: ['numbered', 'middle'] },
  limitHands: { type: 'list', default: limitHands, values: limitHands },
  limitConcealment: { type: 'word', default: 'as-listed', values: ['as-listed', 'semi-half'] },
  dragonsConcealed: { type: 'boolean', default: false },
  dealerDoubles: { type: 'boolean', default: true },
  lowHands: { type: 'word', default: 'finer', values: ['finer', 'as-three'], isLater: true },
  limitPoints: { type: 'number', default: 64, min: 0, max: MOST_POINTS },
  values: oldValues,
} as const satisfies OptionSpecs;
