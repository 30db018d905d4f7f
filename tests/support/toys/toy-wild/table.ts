import { standardTable, type IdsOf } from '../../../../src/rule-sets/shared/standard/table';
import { options } from './options';
import { TILES, wildKindOf } from './tiles';

export const table = standardTable(options, {
  presets: { 'jokers-only': { turned: 'none', most: 8 } },
  facts: ({ turned, most }) => ({ turned, most }),
  goal: ({ most }) => [most],
  bar: ({ most }) => [most],
  marks: ({ extras, seats, shown }) => {
    const kind = wildKindOf(extras);
    const dead = seats.flatMap(({ barred }, at) =>
      barred ? [{ at, code: 'dead', figures: [], tiles: [], look: 'out' } as const] : [],
    );
    const turned = shown.map(
      (tile) =>
        ({
          at: { wall: [TILES.length - 1] },
          code: 'turned',
          figures: [],
          tiles: [TILES[tile] ?? 0],
        }) as const,
    );
    return kind === null
      ? dead
      : [...dead, ...turned, { at: 'table', code: 'wild-kind', figures: [], tiles: [kind] }];
  },
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: 'complete' | 'natural' | 'red-five' | 'group' | 'after-swap';
  readonly units: 'chips';
  readonly steps: 'chips';
  readonly omissions: 'wild-used';
  readonly refusals: 'too-many-wild';
  readonly sizes: '3' | '4' | '5';
  readonly declarations: 'swap-joker';
  readonly notes: 'indicator';
  readonly reasons: 'win';
  readonly factors: 'discarder';
  readonly situations: 'last-tile' | 'after-swap' | 'wild-kind';
}

export type Ids = IdsOf<typeof options, typeof table, Names>;
