import { passOf, winOf } from '../../engine/actions';
import { kindOf, seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import { keepDrawn, offerOf } from '../../engine/exchange';
import { declareWins } from '../../engine/outcome';
import type { PrePlay, Step } from '../../engine/rules';
import { addToHand, takeFromHand } from '../../engine/state';
import { JOKER } from '../../engine/tiles';
import { askAll, askTurn } from '../../engine/turn';
import type { Deal, DeclareAction, Seat, TileId } from '../../engine/types';
import { selfDrawn } from '../../engine/winContext';
import type { AmericanOptions } from './options';
import { TILES } from './tiles';

const SEATS = 4;
/** So many tiles go on in every step but the last. */
export const PACKET = 3;

/** How many seats on the tiles of each step go. Source: `RULES.md#charleston`. */
export const STEPS = {
  'first-right': 1,
  'first-across': 2,
  'first-left': 3,
  'second-left': 3,
  'second-across': 2,
  'second-right': 1,
  courtesy: 2,
} as const;
export type StepId = keyof typeof STEPS;

const FIRST = ['first-right', 'first-across', 'first-left'] as const;
const SECOND = ['second-left', 'second-across', 'second-right'] as const;
const LAST_OF_A_CHARLESTON: readonly StepId[] = ['first-left', 'second-right'];

/** What its phase is called in a step in which tiles may be passed on unseen. */
export const BLIND = '-blind';

/** The steps before play. */
export function charleston({
  charleston: sort,
  blindPass,
  courtesy: isCourteous,
}: AmericanOptions): readonly PrePlay[] {
  if (sort === 'none') return [dealtWin];
  const pass = (id: StepId): PrePlay => passing(id, blindPass && LAST_OF_A_CHARLESTON.includes(id));
  return [
    dealtWin,
    ...FIRST.map(pass),
    ...(sort === 'vote' ? [vote] : []),
    ...(sort === 'first' ? [] : SECOND.map(pass)),
    ...(isCourteous ? [courtesy] : []),
  ];
}

/** East may win with the fourteen tiles that were dealt. */
const dealtWin: PrePlay = {
  id: 'dealt',
  begin: (step) => {
    const { rules, deal } = step;
    const { counts, melds } = seatState(deal, 0);
    if (deal.drawn && rules.isComplete(counts, melds, deal.extras)) askTurn(step);
  },
  legal: (_deal, seat) => [winOf(seat), passOf(seat)],
  resolve: (step) => {
    const { deal } = step;
    const answer = deal.pending?.answers[0];
    deal.pending = null;
    if (answer?.type === 'win' && deal.drawn) declareWins(step, [0], selfDrawn(deal.drawn.tile));
  },
};

function passing(id: StepId, isBlind: boolean): PrePlay {
  const isSecond = SECOND.some((each) => each === id);
  return {
    id: isBlind ? `${id}${BLIND}` : id,
    begin: ({ deal }) => {
      if (isSecond && deal.extras['more'] === false) return;
      askAll(deal, 'exchange');
    },
    legal: (deal, seat) => [
      offerOf(seat, {
        from: withoutJokers(deal, seat),
        least: isBlind ? 0 : PACKET,
        most: PACKET,
        ordered: isBlind,
      }),
    ],
    resolve: (step) => {
      const gave = givenIn(step.deal);
      const got = keptOf(gave, (seat) => (seat + STEPS[id]) % SEATS);
      exchange(step, id, { gave, got });
    },
  };
}

function withoutJokers(deal: Deal, seat: Seat): TileId[] {
  return seatState(deal, seat).hand.filter((tile) => TILES[tile] !== JOKER);
}

/** What each seat gives, in the order in which it was chosen. */
function givenIn({ pending }: Deal): (readonly TileId[])[] {
  return Array.from({ length: SEATS }, (_, seat) => {
    const answer = pending?.answers[seat];
    return answer?.type === 'exchange' ? answer.tiles : [];
  });
}

/**
 * What each seat keeps of the packet that arrives: as many tiles as it gave. What is missing of its own packet are the
 * first tiles of the packet arriving, passed on unseen. Source: `RULES.md#blind-passing`.
 */
function keptOf(
  gave: readonly (readonly TileId[])[],
  to: (seat: Seat) => Seat,
): readonly (readonly TileId[])[] {
  if (gave.every(({ length }) => length === 0)) return gave;
  const giver = (seat: Seat): Seat => gave.findIndex((_, other) => to(other) === seat);
  const tileOf = (seat: Seat, at: number): TileId => {
    const own = gave[seat] ?? [];
    return own[at] ?? tileOf(giver(seat), at - own.length);
  };
  return gave.map(({ length }, seat) =>
    Array.from({ length }, (_, at) => tileOf(giver(seat), PACKET - length + at)),
  );
}

/** By seat. */
interface Packets {
  readonly gave: readonly (readonly TileId[])[];
  readonly got: readonly (readonly TileId[])[];
}

/** Nobody sees what comes before all have given. */
function exchange(step: Step, id: StepId, { gave, got }: Packets): void {
  const { rules, deal } = step;
  const nth = Object.keys(STEPS).indexOf(id) + 1;
  deal.pending = null;
  gave.forEach((tiles, seat) => {
    for (const tile of tiles) takeFromHand(seatState(deal, seat), tile, kindOf(rules, tile));
  });
  got.forEach((tiles, seat) => {
    for (const tile of tiles) addToHand(seatState(deal, seat), tile, kindOf(rules, tile));
    const given = gave[seat] ?? [];
    if (seat === 0) keepDrawn(step, tiles.at(-1));
    // A courtesy that comes to nothing is none.
    if (id !== 'courtesy' || tiles.length > 0)
      emit(step, { type: 'exchange', seat, step: nth, gave: given, got: tiles });
  });
}

export const VOTES = ['more', 'no-more'] as const;

/** What records write of the votes. */
export const VOTES_RECORDED = {
  more: { type: 'vote', more: true },
  'no-more': { type: 'vote', more: false },
};

/** The second Charleston is held if all say yes, at once and hidden. */
const vote: PrePlay = {
  id: 'vote',
  begin: ({ deal }) => {
    askAll(deal, 'declare');
  },
  legal: (_deal, seat) =>
    VOTES.map((what): DeclareAction => ({ type: 'declare', seat, what, tile: null, target: null })),
  resolve: (step) => {
    const { deal } = step;
    const votes = (deal.pending?.answers ?? []).filter((answer) => answer?.type === 'declare');
    deal.pending = null;
    deal.extras = { ...deal.extras, more: votes.every(({ what }) => what === 'more') };
    for (const { seat, what } of votes) emit(step, { type: 'declare', seat, what, tile: null, target: null });
  },
};

function across(seat: Seat): Seat {
  return (seat + STEPS.courtesy) % SEATS;
}

/** Opposite seats exchange as many as the one names that names fewer, the first ones of each. */
const courtesy: PrePlay = {
  id: 'courtesy',
  begin: ({ deal }) => {
    askAll(deal, 'exchange');
  },
  legal: (deal, seat) => [
    offerOf(seat, { from: withoutJokers(deal, seat), least: 0, most: PACKET, ordered: true }),
  ],
  resolve: (step) => {
    const named = givenIn(step.deal);
    const gave = named.map((tiles, seat) => tiles.slice(0, named[across(seat)]?.length));
    exchange(step, 'courtesy', { gave, got: gave.map((_, seat) => gave[across(seat)] ?? []) });
  },
};
