import { standardTable, type IdsOf } from '../shared/standard/table';
import type { ItemId } from './items';
import { competitionOptions } from './options';

/** Points at the start in the book. */
const STAKE = 500;

export const table = standardTable(competitionOptions, {
  once: { rounds: 1 },
  presets: {
    easy: { minimumFaan: 0 },
    'green-book': { edition: '2006' },
    tournament: { claimSeconds: 8, strictCalling: true, startPoints: STAKE, tablePoints: true },
  },
  facts: ({ minimumFaan, basePoints, bonusTiles, edition }) => ({
    minimum: minimumFaan,
    base: basePoints,
    bonusTiles: bonusTiles ? 'outside-minimum' : 'none',
    edition,
  }),
  goal: ({ minimumFaan }) => [4, minimumFaan],
  bar: ({ minimumFaan }) => [minimumFaan],
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: ItemId;
  readonly units: 'faan' | 'bonus-faan' | 'points';
  readonly steps: 'faan' | 'bonus-faan' | 'minimum' | 'base';
  readonly omissions: 'part-of' | 'outside-minimum';
  readonly refusals: 'below-minimum' | 'kong-not-robbed' | 'not-complete';
  readonly reasons: 'base' | 'win' | 'false-win' | 'table-points';
  readonly factors: 'not-ready';
  readonly situations:
    | 'last-tile'
    | 'kong-replacement'
    | 'bonus-replacement'
    | 'double-kong-replacement'
    | 'first-draw'
    | 'first-discard'
    | 'last-of-kind';
}

export type Ids = IdsOf<typeof competitionOptions, typeof table, Names>;
