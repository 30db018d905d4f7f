import { MOST_POINTS } from '../../engine/options';
import type { OptionSpecs } from '../../engine/options';
import { classicalValues } from './items';
import { playOptions, tableOptions } from '../shared/hongKong/options';

/** Source: `RULES.md#options`. */
export const classicalOptions = {
  extraTiles: { type: 'word', default: 'seasons', values: ['none', 'seasons', 'all'] },
  deadWall: { ...playOptions.deadWall, default: 14 },
  robKong: { ...playOptions.robKong, default: 'added' },
  severalWinners: { type: 'word', default: 'nearest', values: ['nearest'] },
  readyCall: { type: 'word', default: 'automatic', values: ['automatic', 'off'] },
  dealerRepeats: { type: 'word', default: 'draw', values: ['draw', 'always'] },
  hands: { type: 'number', default: 4, min: 4, max: 16, values: [4, 8, 16] },
  ...tableOptions,
  falseWinPoints: { ...tableOptions.falseWinPoints, default: 100, usual: [100] },
  startPoints: { ...tableOptions.startPoints, default: 2000, usual: [2000] },
  sevenPairsDistinct: playOptions.sevenPairsDistinct,
  limit: { type: 'number', default: 300, min: 0, max: MOST_POINTS, orNone: true, usual: [100, 300, 500] },
  settle: { type: 'word', default: 'fines', values: ['fines', 'keep'] },
  values: classicalValues,
} as const satisfies OptionSpecs;
