import { flagOf, listOf } from '../../engine/options';
import type { GameTable } from '../../store/facts/knownTables';
import * as hongKong from '../shared/hongKong/table';
import type { hongKongOldOptions } from './options';
import { limitOf } from './scoring';
import type { vocabulary } from './vocabulary';

export const table: GameTable<typeof vocabulary, typeof hongKongOldOptions> = {
  ...hongKong.common,
  groups: {
    ...hongKong.groups,
    simples: 'hands',
    sevenPairsDistinct: 'hands',
    limitHands: 'limits',
    limitPoints: 'limits',
    limitConcealment: 'limits',
    dragonsConcealed: 'limits',
    lowHands: 'payment',
    dealerDoubles: 'payment',
    values: 'hands',
  },
  presets: {
    standard: {},
    easy: { minimumFaan: 0 },
    serious: { claimSeconds: 8, strictCalling: true, goulash: 'pot' },
  },
  facts: (options) => [
    { id: 'limitHand', value: listOf(options, 'limitHands').length > 0 ? limitOf(options) : 'none' },
    { id: 'bonusTiles', value: flagOf(options, 'bonusTiles') ? 'outside-minimum' : 'none' },
    { id: 'paysDouble', value: flagOf(options, 'dealerDoubles') ? 'discarder-dealer' : 'discarder' },
    { id: 'selfDrawn', value: 'each-double' },
  ],
};
