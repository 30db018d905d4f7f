import { seatState } from '../../../../src/engine/draw';
import { emit } from '../../../../src/engine/events';
import type { PrePlay, Step } from '../../../../src/engine/rules';
import { addToHand, takeFromHand } from '../../../../src/engine/state';
import { suitOf } from '../../../../src/engine/tiles';
import { askAll } from '../../../../src/engine/turn';
import type {
  DeclareAction,
  ExchangeAction,
  Extras,
  Seat,
  TileId,
  TileKind,
} from '../../../../src/engine/types';

export const VOIDS = ['void-characters', 'void-dots', 'void-bamboo'] as const;
const STEPS = { right: 1, across: 2, left: 3 } as const;
export type Direction = keyof typeof STEPS;
const DIRECTIONS = ['right', 'across', 'left'] as const satisfies readonly Direction[];

/** Where the three tiles go; null where none are passed. */
export function directionOf(extras: Extras): Direction | null {
  return DIRECTIONS.find((each) => each === extras['direction']) ?? null;
}

/** The seat that gets what this one passes on. */
export function receiverOf(extras: Extras, seat: Seat): Seat | null {
  const direction = directionOf(extras);
  return direction && (seat + STEPS[direction]) % 4;
}

/** The suit that a seat has given up: 0 to 2; null before it has. */
export function voidOf(extras: Extras, seat: Seat): number | null {
  const voids = extras['voids'];
  const suit: unknown = Array.isArray(voids) ? voids[seat] : undefined;
  return typeof suit === 'number' ? suit : null;
}

/** The suit that a seat has given up, and none of the others' data. */
export function onlyVoidOf(extras: Extras, seat: Seat): Extras {
  const suit = voidOf(extras, seat);
  return suit === null ? {} : { voids: Array.from({ length: 4 }, (_, at) => (at === seat ? suit : null)) };
}

/** What may be passed on of a hand. */
type Offers = (hand: readonly TileId[], kinds: readonly TileKind[]) => readonly (readonly TileId[])[];

/** All pass on three tiles of one suit at once. Source: `RULES.md#passing`. */
export function passing(kinds: readonly TileKind[], wanted: string, offers: Offers = threesOfASuit): PrePlay {
  return {
    id: 'passing',
    begin: ({ deal }) => {
      const thrown = (deal.dice ?? []).reduce((sum, die) => sum + die, 0);
      const direction = wanted === 'dice' ? DIRECTIONS[thrown % 3] : wanted;
      deal.extras = { ...deal.extras, direction: direction ?? 'right' };
      askAll(deal, 'exchange');
    },
    legal: (deal, seat) =>
      offers(seatState(deal, seat).hand, kinds).map((tiles) => ({ type: 'exchange', seat, tiles })),
    resolve: (step) => passOn(step, kinds),
  };
}

/** Each in the order of kinds. */
function threesOfASuit(hand: readonly TileId[], kinds: readonly TileKind[]): TileId[][] {
  const suit = (tile: TileId) => suitOf(kinds[tile] ?? 0);
  return hand.flatMap((a, at) =>
    hand.slice(at + 1).flatMap((b, next) =>
      hand
        .slice(at + next + 2)
        .filter((c) => suit(a) === suit(b) && suit(b) === suit(c))
        .map((c) => [a, b, c].toSorted((one, other) => kinds[one]! - kinds[other]!)),
    ),
  );
}

function passOn(step: Step, kinds: readonly TileKind[]): void {
  const { deal } = step;
  const answers = (deal.pending?.answers ?? []).filter(
    (answer): answer is ExchangeAction => answer?.type === 'exchange',
  );
  deal.pending = null;
  for (const { seat, tiles } of answers)
    for (const tile of tiles) takeFromHand(seatState(deal, seat), tile, kinds[tile] ?? 0);
  for (const { seat, tiles: gave } of answers) {
    const got = answers.find((other) => receiverOf(deal.extras, other.seat) === seat)?.tiles ?? [];
    for (const tile of got) addToHand(seatState(deal, seat), tile, kinds[tile] ?? 0);
    if (deal.drawn && seat === 0) deal.drawn = { ...deal.drawn, tile: got.at(-1) ?? deal.drawn.tile };
    emit(step, { type: 'exchange', seat, gave, got });
    emit(step, { type: 'note', what: 'three-received', seat, tiles: got, public: false });
  }
}

/** All give up a suit at once. Source: `RULES.md#void-suit`. */
export const voids: PrePlay = {
  id: 'voids',
  begin: ({ deal }) => {
    askAll(deal, 'declare');
  },
  legal: (_deal, seat) =>
    VOIDS.map((what): DeclareAction => ({ type: 'declare', seat, what, tile: null, target: null })),
  resolve: (step) => {
    const { deal } = step;
    const answers = (deal.pending?.answers ?? []).flatMap((answer) =>
      answer?.type === 'declare' ? [answer] : [],
    );
    deal.pending = null;
    deal.extras = { ...deal.extras, voids: answers.map(({ what }) => VOIDS.findIndex((id) => id === what)) };
    for (const { seat, what } of answers)
      emit(step, { type: 'declare', seat, what, tile: null, target: null });
  },
};
