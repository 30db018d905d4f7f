import { kindOf, seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import { exchangesOf, keepDrawn, offerOf } from '../../engine/exchange';
import { rulesOf } from '../../engine/knownRules';
import type { PrePlay, RecordedAs, Step } from '../../engine/rules';
import { addToHand, takeFromHand } from '../../engine/state';
import { suitOf, SUITS } from '../../engine/tiles';
import { askAll } from '../../engine/turn';
import type { Action, Deal, ExchangeAction, Extras, Seat } from '../../engine/types';
import { change, ownOf, type Direction } from './data';
import type { SichuanOptions } from './options';

/** So many tiles change hands. */
export const PACKET = 3;

/** By what the total of the dice leaves when it is divided by three. Source: `RULES.md#exchange`. */
const DIRECTIONS = ['before', 'next', 'opposite'] as const satisfies readonly Direction[];
const PLACES: Readonly<Record<Direction, number>> = { next: 1, opposite: 2, before: 3 };

/** Who gets what this seat gives; null where nothing is exchanged. */
export function receiverOf(of: { readonly extras: Extras }, seat: Seat, seats: number): Seat | null {
  const { exchange } = ownOf(of);
  return exchange ? (seat + PLACES[exchange]) % seats : null;
}

function directionOf({ dice }: Deal): Direction {
  if (!dice) return 'opposite';
  return DIRECTIONS[dice.reduce((sum, die) => sum + die, 0) % DIRECTIONS.length]!;
}

/** All give three tiles at once and get three. Source: `RULES.md#exchange`. */
export function exchangeOf(wanted: Exclude<SichuanOptions['exchange'], 'none'>): PrePlay {
  return {
    id: wanted === 'any' ? 'exchange-any' : 'exchange',
    begin: ({ deal }) => {
      change(deal, { exchange: directionOf(deal) });
      askAll(deal, 'exchange');
    },
    legal: (deal, seat) => (wanted === 'any' ? [anyThree(deal, seat)] : threesOfASuit(deal, seat)),
    resolve: passOn,
  };
}

function anyThree(deal: Deal, seat: Seat): Action {
  const from = seatState(deal, seat).hand.slice();
  return offerOf(seat, { from, least: PACKET, most: PACKET, ordered: false });
}

/** In the order of kinds; equal tiles stand for each other. */
function threesOfASuit(deal: Deal, seat: Seat): Action[] {
  const { kinds, faces } = rulesOf(deal).tiles;
  const hand = seatState(deal, seat).hand.toSorted((a, b) => kinds[a]! - kinds[b]!);
  return SUITS.flatMap((_, suit) => {
    const from = hand.filter((tile) => suitOf(kinds[tile]!) === suit);
    const threes = exchangesOf({ from, least: PACKET, most: PACKET, ordered: false }, faces);
    return threes.map((tiles): Action => ({ type: 'exchange', seat, tiles }));
  });
}

function passOn(step: Step): void {
  const { rules, deal } = step;
  const answers = (deal.pending?.answers ?? []).filter(
    (answer): answer is ExchangeAction => answer?.type === 'exchange',
  );
  deal.pending = null;
  for (const { seat, tiles } of answers)
    for (const tile of tiles) takeFromHand(seatState(deal, seat), tile, kindOf(rules, tile));
  for (const { seat, tiles: gave } of answers) {
    const giver = answers.find((other) => receiverOf(deal, other.seat, deal.seats.length) === seat);
    const got = giver?.tiles ?? [];
    for (const tile of got) addToHand(seatState(deal, seat), tile, kindOf(rules, tile));
    if (seat === 0) keepDrawn(step, got.at(-1));
    emit(step, { type: 'exchange', seat, gave, got });
  }
}

/** The suits that may be named, in the order of suits. */
export const VOIDS = ['void-characters', 'void-dots', 'void-bamboo'] as const;

export type VoidId = (typeof VOIDS)[number];

/** Records name the suit by its letter. */
export const RECORDED_VOIDS: Readonly<Record<VoidId, RecordedAs>> = {
  'void-characters': { type: 'void', suit: 'm' },
  'void-dots': { type: 'void', suit: 'p' },
  'void-bamboo': { type: 'void', suit: 's' },
};

/** All name a suit at once; then everybody knows them. Source: `RULES.md#void-suit`. */
export const naming: PrePlay = {
  id: 'void',
  begin: ({ deal }) => askAll(deal, 'declare'),
  legal: (_deal, seat) =>
    VOIDS.map((what): Action => ({ type: 'declare', seat, what, tile: null, target: null })),
  resolve: (step) => {
    const { deal } = step;
    const answers = (deal.pending?.answers ?? []).flatMap((answer) =>
      answer?.type === 'declare' ? [answer] : [],
    );
    deal.pending = null;
    change(deal, { voids: answers.map(({ what }) => VOIDS.findIndex((id) => id === what)) });
    for (const { seat, what } of answers)
      emit(step, { type: 'declare', seat, what, tile: null, target: null });
  },
};
