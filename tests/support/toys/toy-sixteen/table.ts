import { numberOf, wordOf } from '../../../../src/engine/options';
import type { GameTable } from '../../../../src/store/facts/knownTables';
import { options } from './options';
import { potOf } from './rules';
import type { vocabulary } from './vocabulary';

export const table: GameTable<typeof vocabulary, typeof options> = {
  groups: {
    deals: 'match',
    claimSeconds: 'match',
    winners: 'play',
    flowerWins: 'play',
    base: 'worth',
    counted: 'worth',
    pot: 'worth',
  },
  needs: {},
  length: 'deals',
  choices: ['deals'],
  presets: { usual: {}, plain: { counted: [], pot: 0, flowerWins: false } },
  facts: (chosen) => [
    { id: 'base', value: numberOf(chosen, 'base') },
    { id: 'pot', value: numberOf(chosen, 'pot') },
    ...options.winners.values
      .filter((word) => word === wordOf(chosen, 'winners'))
      .map((value) => ({ id: 'winners' as const, value })),
  ],
  goal: () => [],
  bar: (chosen) => [numberOf(chosen, 'base')],
  marks: ({ carry }) =>
    potOf(carry) > 0 ? [{ at: 'table', code: 'pot', figures: [potOf(carry)], tiles: [] }] : [],
};
