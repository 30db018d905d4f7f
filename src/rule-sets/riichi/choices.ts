import { kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Rules } from '../../engine/rules';
import { tilesLeft } from '../../engine/source';
import type { Action, ClaimAction, Deal, Seat, TileKind } from '../../engine/types';
import { otherEndOf } from '../shared/standard/swaps';
import { leftOf, ownOf, riichiOf } from './data';
import { isClosed, readyDiscards } from './hands';
import { isKongInRiichi, mayMakeKong } from './kongs';
import type { RiichiOptions } from './options';
import { DEAD_WALL, isOuter } from './tiles';

/** What riichi costs. */
export const STICK = 1000;
const NO_CLAIMS: readonly ClaimAction[] = [];
const NINE = 9;
/** Tiles that must be left for a riichi, so that its player draws once more. */
const ONE_ROUND = 4;

/** In riichi nothing is claimed; a claim must leave a discard. Source: `RULES.md#claims`. */
export function claimsBy(options: RiichiOptions): NonNullable<Rules['claims']> {
  return ({ deal, seat, tile }, claims) => {
    if (riichiOf(deal, seat) > 0) return NO_CLAIMS;
    const rules = rulesOf(deal);
    const { hand } = seatState(deal, seat);
    return claims.filter(({ type, own }) => {
      if (type === 'kong') return mayMakeKong(deal, options);
      const kinds = own.map((each) => kindOf(rules, each));
      const barred = barredBy(options.swapCalling, kindOf(rules, tile), kinds);
      return hand.some((each) => !own.includes(each) && !barred.includes(kindOf(rules, each)));
    });
  };
}

/** Kinds that may not be discarded in the turn of a chow or pong. Source: `RULES.md#swap-calling`. */
export function barredBy(
  swapCalling: RiichiOptions['swapCalling'],
  taken: TileKind,
  own: readonly TileKind[],
): TileKind[] {
  if (swapCalling === 'any') return [];
  const other = swapCalling === 'other-end' ? null : otherEndOf(taken, own);
  return other === null ? [taken] : [taken, other];
}

/** The choices of a turn. Source: `RULES.md#turns`, `#riichi`. */
export function turnActionsBy(options: RiichiOptions): NonNullable<Rules['turnActions']> {
  return (deal, seat, choices) => {
    if (!deal.drawn) return withoutSwap(deal, choices);
    const kept = choices.filter((choice) => !isKong(choice) || mayMakeKong(deal, options));
    if (riichiOf(deal, seat) > 0) return kept.filter((choice) => isBound(deal, { seat, choice }, options));
    return [...kept, ...riichiCalls(deal, seat, options), ...nineTerminals(deal, seat, options)];
  };
}

function isKong({ type }: Action): boolean {
  return type === 'concealed-kong' || type === 'added-kong';
}

function withoutSwap(deal: Deal, choices: readonly Action[]): readonly Action[] {
  const barred = ownOf(deal).swap ?? [];
  if (barred.length === 0) return choices;
  const rules = rulesOf(deal);
  return choices.filter(
    (choice) => choice.type !== 'discard' || !barred.includes(kindOf(rules, choice.tile)),
  );
}

/** In riichi: a win, the tile drawn, or a kong that changes nothing. */
function isBound(
  deal: Deal,
  asked: { readonly seat: Seat; readonly choice: Action },
  options: RiichiOptions,
): boolean {
  const { choice } = asked;
  if (choice.type === 'discard') return choice.tile === deal.drawn?.tile;
  return choice.type === 'win' || isKongInRiichi(deal, asked, options);
}

/** Riichi with each tile that may go with it: with strict calling any of a closed hand. */
function riichiCalls(deal: Deal, seat: Seat, { lateRiichi, strictCalling }: RiichiOptions): Action[] {
  const state = seatState(deal, seat);
  const rules = rulesOf(deal);
  const isLate = tilesLeft(deal.source) - DEAD_WALL < ONE_ROUND;
  const points = leftOf(deal).points?.[seat] ?? rules.startPoints;
  if (!isClosed(state) || points < STICK || (isLate && !lateRiichi)) return [];
  const ready = strictCalling ? null : readyDiscards(state);
  return state.hand
    .filter((tile) => ready === null || ready.includes(kindOf(rules, tile)))
    .map((tile): Action => ({ type: 'declare', seat, what: 'riichi', tile, target: null }));
}

/** Nobody has claimed or made a kong, and this seat has discarded nothing. */
export function isFirstGo({ seats }: Pick<Deal, 'seats'>, seat: Seat): boolean {
  return seats[seat]!.river.length === 0 && seats.every(({ melds }) => melds.length === 0);
}

function nineTerminals(deal: Deal, seat: Seat, { abortiveDraws }: RiichiOptions): Action[] {
  if (!abortiveDraws.includes('nine-terminals') || !isFirstGo(deal, seat)) return [];
  const kinds = seatState(deal, seat).counts.filter((count, kind) => count > 0 && isOuter(kind));
  if (kinds.length < NINE) return [];
  return [{ type: 'declare', seat, what: 'nine-terminals', tile: null, target: null }];
}
