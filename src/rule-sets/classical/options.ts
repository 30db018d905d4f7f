import { MOST_POINTS } from '../../engine/options';
import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { deadWallOption, dealerRepeatsOption, robKongOption, tableOptions } from '../shared/standard/options';
import { classicalValues } from './items';

/** Source: `RULES.md#options`. */
export const classicalOptions = {
  extraTiles: { type: 'word', default: 'seasons', values: ['none', 'seasons', 'all'], group: 'play' },
  deadWall: { ...deadWallOption, default: 14 },
  robKong: { ...robKongOption, default: 'added' },
  severalWinners: { type: 'word', default: 'nearest', values: ['nearest'], group: 'play' },
  readyCall: { type: 'word', default: 'automatic', values: ['automatic', 'off'], group: 'table' },
  dealerRepeats: { ...dealerRepeatsOption, default: 'draw', values: ['draw', 'always'] },
  hands: {
    type: 'number',
    default: 4,
    min: 4,
    max: 16,
    values: [4, 8, 16],
    group: 'match',
    place: -3,
    isLength: true,
  },
  ...tableOptions,
  falseWinPoints: { ...tableOptions.falseWinPoints, default: 100, usual: [100] },
  startPoints: { ...tableOptions.startPoints, default: 2000, usual: [2000], needs: ['settle', 'fines'] },
  sevenPairsDistinct: { type: 'boolean', default: true, group: 'scoring' },
  limit: {
    type: 'number',
    default: 300,
    min: 0,
    max: MOST_POINTS,
    orNone: true,
    usual: [100, 300, 500],
    group: 'scoring',
  },
  settle: { type: 'word', default: 'fines', values: ['fines', 'keep'], group: 'scoring' },
  values: classicalValues,
} as const satisfies OptionSpecs;

export type ClassicalOptions = OptionsOf<typeof classicalOptions>;
