import type { CodeOf } from '../../engine/mixtures';
import type { CommonNames } from '../shared/hongKong/names';
import { common } from '../shared/hongKong/table';
import { standardTable, type IdsOf } from '../shared/standard/table';
import type { mixtures } from './apart/mixtures';
import { hongKongOldOptions } from './options';
import { limitOf } from './scoring';

export const table = standardTable(hongKongOldOptions, {
  ...common,
  presets: {
    easy: { minimumFaan: 0 },
    serious: { claimSeconds: 8, strictCalling: true, goulash: 'pot' },
  },
  facts: (options) => ({
    limitHand: options.limitHands.length > 0 ? limitOf(options) : 'none',
    bonusTiles: options.bonusTiles ? 'outside-minimum' : 'none',
    paysDouble: options.dealerDoubles ? 'discarder-dealer' : 'discarder',
    selfDrawn: 'each-double',
  }),
});

/** What it names beside its options and its table. */
interface Names extends CommonNames {
  readonly items: (typeof hongKongOldOptions.limitHands.values)[number];
  readonly units: 'faan' | 'bonus-faan' | 'limit' | 'points';
  readonly steps: 'faan' | 'bonus-faan' | 'minimum' | 'base' | 'limit' | 'half-limit';
  readonly omissions: 'part-of' | 'outside-minimum' | 'outside-limit';
  readonly reasons: 'win' | 'limit' | 'pot' | 'false-win';
  readonly factors: 'self-drawn' | 'discarder' | 'winner-east' | 'loser-east';
  readonly mixtures: CodeOf<typeof mixtures>;
}

export type Ids = IdsOf<typeof hongKongOldOptions, typeof table, Names>;
