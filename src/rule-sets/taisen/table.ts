import type { IdsIn } from '../../engine/scoring/items';
import { standardTable, type IdsOf } from '../shared/standard/table';
import { taisenOptions } from './options';
import type { items } from './scoring';

/** Groups of a hand in which every tile belongs somewhere. */
const WHOLE = 4;

export const table = standardTable(taisenOptions, {
  once: { rounds: 1, dealerRepeats: 'never' },
  presets: { easy: { winFromAnyone: true }, 'whole-hand': { groups: WHOLE } },
  facts: ({ groups }) => ({
    groups,
    otherTiles: groups < WHOLE ? 'anything' : 'none',
    bonusTiles: 'none',
    win: 'one-from-each',
  }),
  goal: ({ groups }) => [groups],
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: IdsIn<typeof items>;
  readonly units: 'win' | 'points';
  readonly refusals: 'tile-outside-groups' | 'win-not-from-here' | 'kong-not-robbed';
  readonly reasons: 'win' | 'false-win';
}

export type Ids = IdsOf<typeof taisenOptions, typeof table, Names>;
