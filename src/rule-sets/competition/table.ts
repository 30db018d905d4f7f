import type { PlacePoints } from '../../store/selectors/knownTables';
import { standardTable, type IdsOf } from '../shared/standard/table';
import type { ItemId } from './items';
import { competitionOptions } from './options';

/** Points at the start in the book. */
const STAKE = 500;
/** Table points for the first place to the last. */
const OF_PLACES = [4, 2, 1, 0];

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
  placePoints: ({ tablePoints }, scores) => (tablePoints ? tablePointsOf(scores) : null),
  goal: ({ minimumFaan }) => [4, minimumFaan],
  bar: ({ minimumFaan }) => [minimumFaan],
});

/** Players with equal standings share what their places give. */
function tablePointsOf(scores: readonly number[]): PlacePoints<'table-points'> {
  const points = scores.map((score) => {
    const above = scores.filter((other) => other > score).length;
    const equals = scores.filter((other) => other === score).length;
    const shared = OF_PLACES.slice(above, above + equals).reduce((sum, each) => sum + each, 0);
    return shared / equals;
  });
  return { reason: 'table-points', points };
}

/** What it names beside its options and its table. */
interface Names {
  readonly items: ItemId;
  readonly units: 'faan' | 'bonus-faan' | 'points';
  readonly steps: 'faan' | 'bonus-faan' | 'minimum' | 'base';
  readonly omissions: 'part-of' | 'outside-minimum';
  readonly refusals: 'below-minimum' | 'kong-not-robbed' | 'not-complete';
  readonly reasons: 'base' | 'win' | 'false-win' | 'table-points';
  readonly factors: 'not-ready';
  readonly situations: 'last-tile' | 'kong-replacement' | 'bonus-replacement' | 'first-draw' | 'last-of-kind';
}

export type Ids = IdsOf<typeof competitionOptions, typeof table, Names>;
