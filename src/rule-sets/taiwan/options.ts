import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import {
  deadWallOption,
  dealerRepeatsOption,
  robKongOption,
  roundsOption,
  tableOptions,
} from '../shared/standard/options';

const MOST_PAID = 1000;
const MOST_TAI = 200;

/** Source: `RULES.md#options`. */
export const taiwanOptions = {
  bonusTiles: { type: 'boolean', default: true, group: 'play' },
  dice: { type: 'word', default: 'three', values: ['three', 'two-twice'], group: 'play', isBeside: true },
  deadWall: { ...deadWallOption, default: 16, max: 16 },
  severalWinners: { type: 'word', default: 'all', values: ['all', 'nearest', 'highest'], group: 'play' },
  robKong: { ...robKongOption, default: 'added', values: ['added', 'any', 'never'] },
  swapDiscard: { type: 'word', default: 'same', values: ['same', 'strict', 'none'], group: 'play' },
  missedWin: { type: 'word', default: 'until-draw', values: ['until-draw', 'none'], group: 'play' },
  sevenRobOne: { type: 'boolean', default: true, group: 'play', needs: ['bonusTiles', true] },
  readyDeclaration: { type: 'boolean', default: true, group: 'play' },
  dealerRepeats: { ...dealerRepeatsOption, default: 'always', values: ['always', 'three', 'never'] },
  rounds: { ...roundsOption, default: 4, values: [4, 1, 2] },
  ...tableOptions,
  falseWin: { ...tableOptions.falseWin, default: 'pay', values: ['pay', 'open-hand'] },
  minimumFaan: { type: 'number', default: 0, min: 0, max: 10, usual: [0, 1, 2], group: 'scoring' },
  limitFaan: { type: 'number', default: 0, min: 0, max: MOST_TAI, usual: [0, 24], group: 'scoring' },
  eightPairs: { type: 'boolean', default: false, group: 'scoring' },
  flowerBloom: { type: 'boolean', default: true, group: 'scoring', needs: ['bonusTiles', true] },
  heavenlyTai: { type: 'number', default: 24, min: 16, max: 24, values: [24, 16], group: 'scoring' },
  earthlyTai: { type: 'number', default: 16, min: 16, max: 24, values: [16, 24], group: 'scoring' },
  humanTai: { type: 'number', default: 8, min: 0, max: 16, values: [8, 16, 0], group: 'scoring' },
  allHonorsTai: { type: 'number', default: 16, min: 8, max: 16, values: [16, 8], group: 'scoring' },
  basePoints: {
    type: 'number',
    default: 3,
    min: 0,
    max: MOST_PAID,
    usual: [2, 3, 5],
    group: 'payment',
  },
  taiPoints: { type: 'number', default: 1, min: 1, max: MOST_PAID, usual: [1, 2], group: 'payment' },
  dealerTai: { type: 'number', default: 1, min: 0, max: 1, values: [1, 0], group: 'payment' },
  streakTai: { type: 'number', default: 2, min: 0, max: 2, values: [2, 1, 0], group: 'payment' },
} as const satisfies OptionSpecs;

export type TaiwanOptions = OptionsOf<typeof taiwanOptions>;
