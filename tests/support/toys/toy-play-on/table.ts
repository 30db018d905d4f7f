import { numberOf, wordOf } from '../../../../src/engine/options';
import type { GameTable } from '../../../../src/store/facts/knownTables';
import type { Mark } from '../../../../src/store/facts/marks';
import { directionOf, receiverOf, voidOf, VOIDS } from './beforePlay';
import { options } from './options';
import type { vocabulary } from './vocabulary';

export const table: GameTable<typeof vocabulary, typeof options> = {
  groups: {
    deals: 'match',
    claimSeconds: 'match',
    passing: 'play',
    paidKongs: 'play',
    most: 'worth',
    counted: 'worth',
  },
  needs: {},
  length: 'deals',
  choices: ['deals'],
  presets: { usual: {}, quick: { passing: 'none', most: 2 } },
  facts: (chosen) => [
    ...options.passing.values
      .filter((word) => word === wordOf(chosen, 'passing'))
      .map((value) => ({ id: 'passing' as const, value })),
    { id: 'most', value: numberOf(chosen, 'most') },
  ],
  goal: () => [],
  bar: (chosen) => [numberOf(chosen, 'most')],
  marks: ({ seats, extras }) => {
    const direction = directionOf(extras);
    const ofSeats = seats.flatMap((_, at): Mark[] => {
      const code = VOIDS[voidOf(extras, at) ?? -1];
      return code ? [{ at, code, figures: [], tiles: [] }] : [];
    });
    return direction
      ? [...ofSeats, { at: 'table', code: `pass-${direction}`, figures: [], tiles: [] }]
      : ofSeats;
  },
  exchangeTo: ({ extras, seat }) => receiverOf(extras, seat),
};
