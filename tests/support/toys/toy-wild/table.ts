import { numberOf, wordOf } from '../../../../src/engine/options';
import type { GameTable } from '../../../../src/store/facts/knownTables';
import type { Mark } from '../../../../src/store/facts/marks';
import { options } from './options';
import { wildKindOf } from './tiles';
import type { vocabulary } from './vocabulary';

export const table: GameTable<typeof vocabulary, typeof options> = {
  groups: {
    deals: 'match',
    claimSeconds: 'match',
    strictCalling: 'play',
    turned: 'play',
    sizes: 'play',
    swaps: 'play',
    most: 'worth',
  },
  needs: {},
  length: 'deals',
  choices: ['deals'],
  presets: { usual: {}, 'jokers-only': { turned: 'none', most: 8 } },
  facts: (chosen) => [
    ...options.turned.values
      .filter((word) => word === wordOf(chosen, 'turned'))
      .map((value) => ({ id: 'turned' as const, value })),
    { id: 'most', value: numberOf(chosen, 'most') },
  ],
  goal: (chosen) => [numberOf(chosen, 'most')],
  bar: (chosen) => [numberOf(chosen, 'most')],
  marks: ({ extras, seats }) => {
    const kind = wildKindOf(extras);
    const dead = seats.flatMap(({ barred }, at): Mark[] =>
      barred ? [{ at, code: 'dead', figures: [], tiles: [] }] : [],
    );
    return kind === null ? dead : [...dead, { at: 'table', code: 'wild-kind', figures: [], tiles: [kind] }];
  },
};
