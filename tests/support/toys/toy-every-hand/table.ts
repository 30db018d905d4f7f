import { NONE, numberOf, wordOf } from '../../../../src/engine/options';
import type { GameTable } from '../../../../src/store/facts/knownTables';
import type { Mark } from '../../../../src/store/facts/marks';
import type { options } from './options';
import { seatsIn, stakesOf } from './stakes';
import type { vocabulary } from './vocabulary';

export const table: GameTable<typeof vocabulary, typeof options> = {
  groups: {
    deals: 'match',
    claimSeconds: 'match',
    strictCalling: 'play',
    falseCall: 'play',
    stake: 'play',
    limit: 'worth',
    doubles: 'worth',
    settled: 'worth',
  },
  needs: { falseCall: ['strictCalling', true] },
  length: 'deals',
  choices: ['deals'],
  presets: { usual: {}, 'winner-only': { settled: 'winner', stake: 0 } },
  facts: (chosen) => [
    { id: 'settled', value: wordOf(chosen, 'settled') === 'all' ? 'all' : 'winner' },
    { id: 'limit', value: chosen['limit'] === NONE ? 'none' : numberOf(chosen, 'limit') },
  ],
  goal: () => [],
  bar: (chosen) => (chosen['limit'] === NONE ? [] : [numberOf(chosen, 'limit')]),
  deadFaceDown: true,
  marks: (view) => {
    const ready = seatsIn(view.extras, 'ready').map((at): Mark => ({
      at,
      code: 'ready',
      figures: [],
      tiles: [],
    }));
    const stakes = stakesOf(view, numberOf(view.options, 'stake'));
    return stakes > 0 ? [...ready, { at: 'table', code: 'stakes', figures: [stakes], tiles: [] }] : ready;
  },
};
