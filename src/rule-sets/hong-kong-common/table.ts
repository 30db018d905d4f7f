import { flagOf, numberOf, wordOf } from '../../engine/options';
import type { GameTable } from '../../store/facts/knownTables';
import * as hongKong from '../shared/hongKong/table';
import type { hongKongCommonOptions } from './options';
import type { vocabulary } from './vocabulary';

export const table: GameTable<typeof vocabulary, typeof hongKongCommonOptions> = {
  ...hongKong.common,
  groups: {
    ...hongKong.groups,
    sevenPairs: 'hands',
    sevenPairsDistinct: 'hands',
    limitFaan: 'limits',
    rise: 'payment',
    base: 'payment',
    responsibility: 'payment',
    dealerDoubles: 'payment',
    pao: 'payment',
    values: 'hands',
  },
  presets: {
    standard: {},
    easy: { minimumFaan: 0, sevenPairs: true },
    spicy: { rise: 'spicy', responsibility: 'half' },
    'high-limit': { limitFaan: 13 },
  },
  facts: (options) => [
    { id: 'limitFaan', value: numberOf(options, 'limitFaan') },
    { id: 'bonusTiles', value: flagOf(options, 'bonusTiles') ? 'counted' : 'none' },
    { id: 'onDiscard', value: wordOf(options, 'responsibility') === 'full' ? 'pays-all' : 'half' },
    { id: 'selfDrawn', value: 'each-double' },
    ...(flagOf(options, 'dealerDoubles') ? [{ id: 'dealer', value: 'double' } as const] : []),
  ],
};
