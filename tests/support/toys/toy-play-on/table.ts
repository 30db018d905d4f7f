import { standardTable, type IdsOf } from '../../../../src/rule-sets/shared/standard/table';
import { directionOf, receiverOf, voidOf, VOIDS } from './beforePlay';
import { options } from './options';

export const table = standardTable(options, {
  presets: { quick: { passing: 'none', most: 2 } },
  facts: ({ passing, most }) => ({ passing, most }),
  bar: ({ most }) => [most],
  marks: ({ seats, extras }) => {
    const direction = directionOf(extras);
    const ofSeats = seats.flatMap((_, at) => {
      const code = VOIDS[voidOf(extras, at) ?? -1];
      return code ? [{ at, code, figures: [], tiles: [] }] : [];
    });
    return direction
      ? [...ofSeats, { at: 'table', code: `pass-${direction}`, figures: [], tiles: [] }]
      : ofSeats;
  },
  passes: ({ extras, seats }) => {
    const to = seats.flatMap((_, seat) => receiverOf(extras, seat) ?? []);
    return to.length > 0 ? { to, packet: 3 } : null;
  },
});

/** What it names beside its options and its table. */
interface Names {
  readonly items: 'common' | 'all-pongs' | 'pure' | 'root' | 'self-drawn' | 'kong-discard' | 'void-held';
  readonly units: 'fan' | 'full' | 'points';
  readonly steps: 'fan' | 'capped' | 'doubled';
  readonly omissions: 'part-of';
  readonly refusals: 'void-suit';
  readonly declarations: 'void-characters' | 'void-dots' | 'void-bamboo';
  readonly phases: 'passing' | 'voids';
  readonly notes: 'three-received' | 'kong-paid';
  readonly endings: 'four-kongs';
  readonly reasons: 'win' | 'kong' | 'not-ready' | 'void-held';
  readonly factors: 'self-drawn';
  readonly situations: 'last-tile' | 'kong-discard' | 'kong-by' | 'given-up' | 'won-before';
}

export type Ids = IdsOf<typeof options, typeof table, Names>;
