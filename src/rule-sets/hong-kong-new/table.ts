import type { CodeOf } from '../../engine/mixtures';
import type { CommonNames } from '../shared/hongKong/names';
import { common } from '../shared/hongKong/table';
import { standardTable, type IdsOf } from '../shared/standard/table';
import type { mixtures } from './apart/mixtures';
import { hongKongNewOptions } from './options';

export const table = standardTable(hongKongNewOptions, {
  ...common,
  presets: {
    easy: { minimumFaan: 0 },
    three: { minimumFaan: 3 },
    plain: { bonusTiles: false },
    serious: { claimSeconds: 8, strictCalling: true },
  },
  facts: ({ limitFaan, bonusTiles, dealerDoubles }) => ({
    limitFaan: limitFaan === 0 ? 'none' : limitFaan,
    bonusTiles: bonusTiles ? 'counted' : 'none',
    paysDouble: dealerDoubles ? 'discarder-dealer' : 'discarder',
    selfDrawn: 'each-double',
  }),
});

/** What it names beside its options and its table. */
interface Names extends CommonNames {
  readonly units: 'faan' | 'points';
  readonly steps: 'faan' | 'minimum' | 'cap' | 'base';
  readonly omissions: 'part-of';
  readonly reasons: 'win' | 'limit' | 'pot' | 'false-win';
  readonly factors: 'self-drawn' | 'discarder' | 'winner-east' | 'loser-east';
  readonly mixtures: CodeOf<typeof mixtures>;
}

export type Ids = IdsOf<typeof hongKongNewOptions, typeof table, Names>;
