import { numberOf, wordOf } from '../../../../src/engine/options';
import type { GameTable } from '../../../../src/store/facts/knownTables';
import type { options } from './options';
import { streakOf } from './rules';
import type { vocabulary } from './vocabulary';

const NORTH = 30;

export const table: GameTable<typeof vocabulary, typeof options> = {
  groups: {
    deals: 'match',
    claimSeconds: 'match',
    chows: 'play',
    least: 'worth',
    noble: 'worth',
    streak: 'worth',
  },
  needs: {},
  length: 'deals',
  choices: ['deals'],
  presets: { usual: {}, 'open-house': { least: 0, chows: true } },
  facts: (chosen) => [
    { id: 'streak', value: wordOf(chosen, 'streak') === 'doubles' ? 'doubles' : 'nothing' },
    { id: 'least', value: numberOf(chosen, 'least') },
  ],
  goal: (chosen) => [numberOf(chosen, 'least')],
  bar: (chosen) => [numberOf(chosen, 'least')],
  marks: ({ seats, carry }) => [
    ...seats.flatMap(({ bonus }, at) =>
      bonus.length > 0
        ? [{ at, code: 'norths', figures: [bonus.length], tiles: bonus.map(() => NORTH) }]
        : [],
    ),
    ...(streakOf(carry) > 0
      ? [{ at: 'table' as const, code: 'streak', figures: [streakOf(carry)], tiles: [] }]
      : []),
  ],
};
