import { NONE } from '../../../../src/engine/optionSpec';
import { standardTable, type IdsOf } from '../../../../src/rule-sets/shared/standard/table';
import { options } from './options';
import { seatsIn, stakesOf, turnedIn } from './stakes';

export const table = standardTable(options, {
  presets: { 'winner-only': { settled: 'winner', stake: 0 } },
  facts: ({ settled, limit }) => ({ settled, limit }),
  bar: ({ limit }) => (limit === NONE ? [] : [limit]),
  deadFaceDown: true,
  marks: (view) => {
    const code = 'ready';
    const ready = [
      ...seatsIn(view.extras, code).map(
        (at) => ({ at, code, figures: [], tiles: [], look: 'stick' }) as const,
      ),
      ...turnedIn(view.extras).map((tile) => ({ at: { tile }, code, figures: [], tiles: [] }) as const),
    ];
    const stakes = stakesOf(view, Number(view.options['stake']));
    return stakes > 0 ? [...ready, { at: 'table', code: 'stakes', figures: [stakes], tiles: [] }] : ready;
  },
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: 'won' | 'pong' | 'honour-pong' | 'self-drawn' | 'dragon-doubling' | 'ready';
  readonly units: 'points' | 'doublings';
  readonly steps: 'sum' | 'doubled' | 'limited';
  readonly omissions: 'not-at-this-table' | 'not-won';
  readonly refusals: 'missed-win';
  readonly declarations: 'ready' | 'nine-ends';
  readonly notes: 'stakes-taken' | 'missed';
  readonly endings: 'nine-ends' | 'false-call';
  readonly reasons: 'hand' | 'difference' | 'stake' | 'stakes' | 'false-win';
  readonly factors: 'dealer';
  readonly situations: 'ready' | 'last-tile';
}

export type Ids = IdsOf<typeof options, typeof table, Names>;
