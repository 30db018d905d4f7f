import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { tableOptions } from '../shared/standard/options';

const MOST_PIG_POINTS = 1000;

/** Items that count only where they are named. */
const EXTRA_ITEMS = [
  'heavenly-hand',
  'earthly-hand',
  'terminals-everywhere',
  'two-five-eight',
  'concealed-hand',
  'middle-tiles',
] as const;

/** Source: `RULES.md#options`. */
export const sichuanOptions = {
  exchange: { type: 'word', default: 'same-suit', values: ['same-suit', 'any', 'none'], group: 'play' },
  voidFirst: { type: 'boolean', default: true, group: 'play' },
  severalWinners: { type: 'word', default: 'all', values: ['all', 'nearest'], group: 'play' },
  robKong: { type: 'word', default: 'added', values: ['added', 'never'], group: 'play' },
  passedWin: { type: 'word', default: 'free', values: ['free', 'until-own-draw'], group: 'play' },
  kongTransfer: { type: 'boolean', default: true, group: 'payments' },
  readyCheck: { type: 'boolean', default: true, group: 'payments' },
  kongRefund: { type: 'boolean', default: true, group: 'payments' },
  pigPoints: {
    type: 'number',
    default: 16,
    min: 0,
    max: MOST_PIG_POINTS,
    usual: [0, 8, 16],
    group: 'payments',
  },
  minimumFan: { type: 'number', default: 0, min: 0, max: 3, group: 'scoring' },
  limitFan: { type: 'number', default: 3, min: 0, max: 8, values: [3, 4, 5, 6, 8, 0], group: 'scoring' },
  selfDrawn: {
    type: 'word',
    default: 'add-base',
    values: ['add-base', 'add-fan', 'none'],
    group: 'scoring',
  },
  fedKongWin: { type: 'word', default: 'all', values: ['all', 'feeder'], group: 'scoring' },
  extraItems: { type: 'list', default: [], values: EXTRA_ITEMS, group: 'scoring' },
  nextDealer: { type: 'word', default: 'first-winner', values: ['first-winner', 'rotate'], group: 'match' },
  hands: {
    type: 'number',
    default: 8,
    min: 4,
    max: 16,
    values: [8, 4, 16],
    group: 'match',
    place: -3,
    isLength: true,
  },
  ...tableOptions,
} as const satisfies OptionSpecs;

export type SichuanOptions = OptionsOf<typeof sichuanOptions>;
