import { NONE, numberOf, wordOf } from '../../engine/options';
import { rulesOf } from '../../engine/knownRules';
import type { GameTable } from '../../store/facts/knownTables';
import type { Mark } from '../../store/facts/marks';
import { besideOfTable, needsOfTable } from '../shared/hongKong/table';
import type { classicalOptions } from './options';
import { readySeats } from './ready';
import type { vocabulary } from './vocabulary';

export const table: GameTable<typeof vocabulary, typeof classicalOptions> = {
  groups: {
    hands: 'match',
    dealerRepeats: 'match',
    startPoints: 'match',
    claimSeconds: 'table',
    readyCall: 'table',
    strictCalling: 'table',
    falseWin: 'table',
    falseWinPoints: 'table',
    extraTiles: 'play',
    deadWall: 'play',
    severalWinners: 'play',
    robKong: 'play',
    sevenPairsDistinct: 'scoring',
    limit: 'scoring',
    settle: 'scoring',
    values: 'scoring',
  },
  needs: { ...needsOfTable, startPoints: ['settle', 'fines'] },
  length: 'hands',
  beside: besideOfTable,
  choices: ['hands'],
  presets: {
    standard: {},
    'no-extras': { extraTiles: 'none' },
    'all-extras': { extraTiles: 'all' },
    'own-scores': { settle: 'keep' },
  },
  facts: (options) => [
    { id: 'tiles', value: rulesOf({ rules: 'classical', options }).geometry.tiles.length },
    { id: 'scored', value: 'all-hands' },
    { id: 'limit', value: options['limit'] === NONE ? 'none' : numberOf(options, 'limit') },
    { id: 'settled', value: wordOf(options, 'settle') === 'keep' ? 'keep' : 'fines' },
  ],
  goal: () => [4],
  bar: (options) => (options['limit'] === NONE ? [] : [numberOf(options, 'limit')]),
  deadFaceDown: true,
  marks: ({ extras }) =>
    readySeats(extras).map((at): Mark => ({ at, code: 'ready', figures: [], tiles: [] })),
};
