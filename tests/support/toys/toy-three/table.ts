import { standardTable, type IdsOf } from '../../../../src/rule-sets/shared/standard/table';
import { options } from './options';
import { streakOf } from './rules';

const NORTH = 30;

export const table = standardTable(options, {
  presets: { 'open-house': { least: 0, chows: true } },
  facts: ({ streak, least }) => ({ streak, least }),
  goal: ({ least }) => [least],
  bar: ({ least }) => [least],
  marks: ({ seats, carry }) => {
    const norths = seats.flatMap(({ bonus }, at) =>
      bonus.length > 0
        ? [{ at, code: 'norths', figures: [bonus.length], tiles: bonus.map(() => NORTH) } as const]
        : [],
    );
    const streak = streakOf(carry);
    return streak > 0 ? [...norths, { at: 'table', code: 'streak', figures: [streak], tiles: [] }] : norths;
  },
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: 'complete' | 'noble-pong' | 'north-aside' | 'closed' | 'in-streak';
  readonly units: 'stars' | 'points';
  readonly steps: 'stars' | 'points';
  readonly omissions: 'opened';
  readonly refusals: 'too-few-stars';
  readonly declarations: 'set-aside';
  readonly notes: 'streak-ended';
  readonly reasons: 'win' | 'return' | 'place';
  readonly factors: 'self-drawn' | 'streak';
  readonly situations: 'last-tile' | 'in-streak' | 'streak';
}

export type Ids = IdsOf<typeof options, typeof table, Names>;
