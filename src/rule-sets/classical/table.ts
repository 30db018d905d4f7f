import { rulesOf } from '../../engine/knownRules';
import type { CodeOf } from '../../engine/mixtures';
import { NONE } from '../../engine/optionSpec';
import { standardTable, type IdsOf } from '../shared/standard/table';
import type { mixtures } from './apart/mixtures';
import { classicalOptions } from './options';
import { readySeats } from './ready';
import type { SpecialHand } from './specialHands';

export const table = standardTable(classicalOptions, {
  presets: {
    'no-extras': { extraTiles: 'none' },
    'all-extras': { extraTiles: 'all' },
    'own-scores': { settle: 'keep' },
  },
  facts: (options) => ({
    tiles: rulesOf({ rules: 'classical', options }).geometry.tiles.length,
    scored: 'all-hands',
    limit: options.limit,
    settled: options.settle,
  }),
  goal: () => [4],
  bar: ({ limit }) => (limit === NONE ? [] : [limit]),
  deadFaceDown: true,
  marks: ({ extras }) =>
    readySeats(extras).map((at) => ({ at, code: 'ready', figures: [], tiles: [] }) as const),
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: SpecialHand;
  readonly units: 'points' | 'doublings' | 'limit';
  readonly steps: 'points' | 'doubled' | 'limit' | 'special-hand';
  readonly refusals: 'kong-not-robbed';
  readonly declarations: 'concealed-pong';
  readonly notes: 'ready' | 'capture';
  readonly reasons: 'difference' | 'own-score' | 'false-win';
  readonly factors: 'east';
  readonly mixtures: CodeOf<typeof mixtures>;
  readonly situations:
    | 'kong-replacement'
    | 'bonus-replacement'
    | 'double-kong-replacement'
    | 'first-draw'
    | 'first-discard';
}

export type Ids = IdsOf<typeof classicalOptions, typeof table, Names>;
