import type { Game } from '../../bots/knownBooks';
import { kindsOfMeld } from '../../engine/meldKinds';
import { rulesOf } from '../../engine/knownRules';
import { sizeInHand } from '../../engine/mayLie';
import type { WrittenHand } from '../../engine/handNotation';
import type { Rules } from '../../engine/rules';
import type { Values } from '../../engine/scoring/winRequest';
import type { Seat, TileKind, WinBy, Wind } from '../../engine/types';

/** A win that is being put together: tiles and circumstances, as far as they are known. */
export interface Draft extends Game {
  /** The winner's hand. Where every hand is scored, those of the seats after it follow in turn. */
  readonly hands: readonly WrittenHand[];
  /** The winner's. */
  readonly seat: Seat;
  readonly round: Wind;
  readonly by: WinBy;
  /** Who gave the winning tile, where another seat did. */
  readonly from: Seat;
  /** Words of the rule set's `situations`. */
  readonly situation: readonly string[];
  /** What is stated besides, by name. */
  readonly values: Values;
}

export const NO_TILES: WrittenHand = { concealed: [], melds: [], winning: null, bonus: [] };
/** Where examples sit: in the first round, beside the dealer. */
const SOUTH = 1;

/** A draft without tiles. Its game must be loaded. */
export function newDraft(game: Game): Draft {
  const rules = rulesOf(game);
  const { rules: id, options } = game;
  return {
    rules: id,
    options,
    hands: Array.from({ length: handsOf(rules) }, () => NO_TILES),
    seat: SOUTH,
    round: 0,
    by: 'discard',
    from: before(SOUTH, rules.geometry.seats),
    situation: [],
    values: {},
  };
}

/** How many hands a draft of this game has. */
export function handsOf({ allHands, geometry }: Rules): number {
  return allHands ? geometry.seats : 1;
}

/** The seat before this one in turn: it may feed a chow. */
export function before(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** How many sit at the table of a draft. */
export function seatCount(draft: Draft): number {
  return rulesOf(draft).geometry.seats;
}

/** The seat of a hand by its place in the draft. */
export function seatOf(draft: Draft, at: number): Seat {
  return (draft.seat + at) % seatCount(draft);
}

/** The tiles of a hand as its size counts them, without the winning one: a kong's fourth that is replaced does not count. */
export function heldIn({ concealed, melds }: WrittenHand, { layOuts }: Rules): number {
  const laidOut = melds.map((meld) => sizeInHand(layOuts, meld.type, kindsOfMeld(meld).length));
  return laidOut.reduce((sum, size) => sum + size, concealed.length);
}

/** How many tiles the hand at this place has, and how many it has when it is whole. */
export function tileCount(draft: Draft, at: number): { readonly held: number; readonly of: number } {
  const rules = rulesOf(draft);
  const hand = draft.hands[at] ?? NO_TILES;
  const { handSize } = rules.geometry;
  const winning = hand.winning === null ? 0 : 1;
  return { held: heldIn(hand, rules) + winning, of: at === 0 ? handSize + 1 : handSize };
}

/** How often a kind lies in any of the hands. */
export function usedOf({ hands }: Draft, kind: TileKind): number {
  const tiles = hands.flatMap(({ concealed, melds, winning, bonus }) => [
    ...concealed,
    ...melds.flatMap(kindsOfMeld),
    ...(winning === null ? [] : [winning]),
    ...bonus,
  ]);
  return tiles.filter((each) => each === kind).length;
}
