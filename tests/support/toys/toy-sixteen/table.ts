import { standardTable, type IdsOf } from '../../../../src/rule-sets/shared/standard/table';
import { options } from './options';
import { potOf } from './rules';

export const table = standardTable(options, {
  presets: { plain: { counted: [], pot: 0, flowerWins: false } },
  facts: ({ base, pot, winners }) => ({ base, pot, winners }),
  bar: ({ base }) => [base],
  marks: ({ carry }) =>
    potOf(carry) > 0 ? [{ at: 'table', code: 'pot', figures: [potOf(carry)], tiles: [] }] : [],
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: 'flower' | 'dragon-pong' | 'self-drawn' | 'dealer' | 'all-flowers';
  readonly units: 'tai' | 'points';
  readonly steps: 'base' | 'with-tai';
  readonly omissions: 'not-counted';
  readonly endings: 'three-winners';
  readonly reasons: 'win' | 'pot';
  readonly factors: 'each-pays';
  readonly situations: 'last-tile';
}

export type Ids = IdsOf<typeof options, typeof table, Names>;
