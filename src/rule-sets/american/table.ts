import { rulesOf } from '../../engine/knownRules';
import { hasSeat } from '../../engine/state';
import type { Seat } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { standardTable, type IdsOf } from '../shared/standard/table';
import { BLIND, STEPS, type StepId, type VOTES } from './charleston';
import type { HandId } from './hands';
import { americanOptions } from './options';

const JOKERS = 8;

export const table = standardTable(americanOptions, {
  once: { rounds: 1, dealerRepeats: 'never' },
  presets: { 'one-charleston': { charleston: 'first' }, 'no-pairs': { sections: withoutPairs() } },
  facts: ({ charleston, sections, dealerDoubles }) => ({
    sections: sections.length,
    jokers: JOKERS,
    charleston,
    dealer: dealerDoubles ? 'double' : 'single',
  }),
  goal: () => [],
  marks: ({ seats, out }) =>
    seats.flatMap((_, at) =>
      hasSeat(out, at) ? [{ at, code: 'dead', figures: [], tiles: [] } as const] : [],
    ),
  exchangeTo: receiverOf,
});

function withoutPairs() {
  return americanOptions.sections.default.filter((section) => section !== 'pairs');
}

/** The seat that gets what this one passes on in the step under way. */
function receiverOf(view: SeatView): Seat | null {
  const { phase, seat, seats } = view;
  if (phase.type !== 'before-play') return null;
  const step = rulesOf(view).phases[phase.step]?.id.replace(BLIND, '');
  const on = Object.entries(STEPS).find(([id]) => id === step)?.[1];
  return on === undefined ? null : (seat + on) % seats.length;
}

/** What it names beside its options and its table. */
interface Names {
  readonly items: HandId | 'jokerless';
  readonly units: 'points' | 'doublings';
  readonly steps: 'points';
  readonly omissions: 'joker-used';
  readonly declarations: 'joker-exchange' | (typeof VOTES)[number];
  readonly phases: 'dealt' | StepId | `${'first-left' | 'second-right'}-blind` | 'vote';
  readonly notes: 'dead';
  readonly endings: 'all-dead';
  readonly reasons: 'win' | 'false-win';
  readonly factors: 'self-drawn' | 'discarder' | 'winner-east' | 'loser-east';
}

export type Ids = IdsOf<typeof americanOptions, typeof table, Names>;
