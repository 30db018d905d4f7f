import type { CodeOf } from '../../engine/mixtures';
import type { CommonNames } from '../shared/hongKong/names';
import { common } from '../shared/hongKong/table';
import { standardTable, type IdsOf } from '../shared/standard/table';
import type { mixtures } from './apart/mixtures';
import { hongKongCommonOptions } from './options';

export const table = standardTable(hongKongCommonOptions, {
  ...common,
  presets: {
    easy: { minimumFaan: 0, sevenPairs: true },
    spicy: { rise: 'spicy', responsibility: 'half' },
    'high-limit': { limitFaan: 13 },
  },
  facts: ({ limitFaan, bonusTiles, responsibility, dealerDoubles }) => ({
    limitFaan,
    bonusTiles: bonusTiles ? 'counted' : 'none',
    onDiscard: responsibility === 'full' ? 'pays-all' : 'half',
    selfDrawn: 'each-double',
    dealer: dealerDoubles ? 'double' : null,
  }),
});

/** What it names beside its options and its table. */
interface Names extends CommonNames {
  readonly units: 'faan' | 'limit' | 'points';
  readonly steps: 'faan' | 'minimum' | 'cap' | 'multiplier';
  readonly omissions: 'part-of';
  readonly reasons: 'win' | 'limit' | 'pot' | 'pao' | 'false-win';
  readonly factors: 'self-drawn' | 'discarder' | 'discarder-pays-all' | 'winner-east' | 'loser-east';
  readonly mixtures: CodeOf<typeof mixtures>;
}

export type Ids = IdsOf<typeof hongKongCommonOptions, typeof table, Names>;
