import type { CardFault } from '../../engine/card/cardFile';
import type { CodeOf } from '../../engine/mixtures';
import { rulesOf } from '../../engine/knownRules';
import { titleOf } from '../../engine/options';
import { hasSeat } from '../../engine/state';
import type { SeatView } from '../../engine/view';
import type { Passes } from '../../store/selectors/marks';
import { standardTable, type IdsOf } from '../shared/standard/table';
import type { mixtures } from './apart/mixtures';
import { cardOf, type JOKERLESS } from './cards';
import type { GROUPS } from './claims';
import { BLIND, PACKET, STEPS, type StepId, type VOTES } from './charleston';
import type { HandId } from './hands';
import { americanOptions } from './options';

const JOKERS = 8;

export const table = standardTable(americanOptions, {
  once: { rounds: 1, dealerRepeats: 'never' },
  presets: { 'one-charleston': { charleston: 'first' }, 'no-pairs': { sections: withoutPairs() } },
  facts: ({ charleston, dealerDoubles, ...options }) => ({
    card: titleOf(options.card ?? ''),
    hands: cardOf(options).hands.length,
    jokers: JOKERS,
    charleston,
    dealer: dealerDoubles ? 'double' : 'single',
  }),
  indexed: true,
  noRoundWind: true,
  sections: 'sections',
  goal: () => [],
  marks: ({ seats, out }) =>
    seats.flatMap((_, at) =>
      hasSeat(out, at) ? [{ at, code: 'dead', figures: [], tiles: [], look: 'out' } as const] : [],
    ),
  passes: passesOf,
});

function withoutPairs() {
  return americanOptions.sections.default.filter((section) => section !== 'pairs');
}

/** Who gets whose tiles in the step under way. */
function passesOf(view: SeatView): Passes | null {
  const { phase, seats } = view;
  if (phase.type !== 'before-play') return null;
  const step = rulesOf(view).phases[phase.step]?.id.replace(BLIND, '');
  const on = Object.entries(STEPS).find(([id]) => id === step)?.[1];
  if (on === undefined) return null;
  return {
    to: seats.map((_, seat) => (seat + on) % seats.length),
    packet: step === 'courtesy' ? null : PACKET,
  };
}

/** What it names beside its options and its table. */
interface Names {
  readonly items: HandId | typeof JOKERLESS;
  readonly units: 'points' | 'doublings';
  readonly steps: 'points';
  readonly omissions: 'joker-used';
  readonly sizes: `${keyof typeof GROUPS}`;
  readonly declarations: 'joker-exchange' | (typeof VOTES)[number];
  readonly phases: 'dealt' | StepId | `${'first-left' | 'second-right'}-blind` | 'vote';
  readonly notes: 'dead';
  readonly mixtures: CodeOf<typeof mixtures>;
  readonly endings: 'all-dead';
  readonly reasons: 'win' | 'false-win';
  readonly factors: 'self-drawn' | 'discarder' | 'winner-east' | 'loser-east';
  readonly faults: CardFault['code'];
}

export type Ids = IdsOf<typeof americanOptions, typeof table, Names>;
