import { addedKongOf, addDiscards, concealedKongOf, winOf } from './actions';
import { claimChoices, isAllowed } from './claims';
import { isWallEmpty, kindOf, seatState } from './draw';
import type { Rules, Table } from './rules';
import { rulesOf } from './knownRules';
import { hasOwnKongs } from './mayLie';
import { hasSeat } from './state';
import { KONG_SIZE } from './tiles';
import { bonusChoices } from './turn';
import { selfDrawn } from './winContext';
import type { Action, Deal, Seat, SeatState } from './types';

const NONE: readonly Action[] = [];

/**
 * Everything this seat may choose now: the only source of what may be done. Empty when the seat is not asked.
 * A win is offered only when it is legal, unless the table plays strict calling.
 */
export function legalActions(deal: Deal, seat: Seat): readonly Action[] {
  const { pending, phase } = deal;
  if (!pending || !hasSeat(pending.waiting, seat)) return NONE;
  const rules = rulesOf(deal);
  if (phase.type === 'before-play') return rules.phases[phase.step]?.legal(deal, seat) ?? NONE;
  if (pending.why === 'turn') return turnChoices({ rules, deal }, seat);
  return pending.why === 'bonus' ? bonusChoices(seat) : claimChoices({ rules, deal }, seat);
}

function turnChoices(table: Table, seat: Seat): readonly Action[] {
  const { rules, deal } = table;
  const choices: Action[] = [];
  if (deal.drawn) {
    if (mayCallSelfDrawn(table, seat)) choices.push(winOf(seat));
    if (mayMakeKong(table)) addKongs(table, seat, choices);
  }
  const { hand } = seatState(deal, seat);
  addDiscards(seat, hand, choices);
  return rules.turnActions ? rules.turnActions(deal, seat, choices) : choices;
}

/** In the own turn, after the draw; with strict calling once for each tile drawn. Source: `rule-sets/hong-kong-old/RULES.md#false-win`. */
function mayCallSelfDrawn(table: Table, seat: Seat): boolean {
  const { rules, deal } = table;
  const { drawn } = deal;
  const { counts, melds, barred } = seatState(deal, seat);
  if (!drawn || deal.called || barred) return false;
  if (rules.fine !== null) return true;
  return rules.isComplete(counts, melds, deal.extras) && isAllowed(table, seat, selfDrawn(drawn.tile));
}

function mayMakeKong({ rules, deal }: Table): boolean {
  const { layOuts } = rules;
  return hasOwnKongs(layOuts) && !(layOuts.replaced && isWallEmpty(rules, deal));
}

/** Kongs of the own turn; each that is replaced needs a tile left to draw. Source: `rule-sets/hong-kong-old/RULES.md#kongs`. */
function addKongs({ rules, deal }: Table, seat: Seat, choices: Action[]): void {
  const state = seatState(deal, seat);
  const { counts, melds, hand } = state;
  if (holdsKong(rules, state))
    for (let kind = 0; kind < counts.length; kind++) {
      if (counts[kind]! >= KONG_SIZE && !rules.tiles.wild.includes(kind))
        choices.push(concealedKongOf(seat, kind));
    }
  for (const meld of melds) {
    if (meld.type !== 'pong' || counts[meld.kind] === 0) continue;
    for (const tile of hand) if (kindOf(rules, tile) === meld.kind) choices.push(addedKongOf(seat, tile));
  }
}

/** A hand has fewer tiles than there are kinds, so it is looked at first. */
function holdsKong({ tiles }: Rules, { hand, counts }: SeatState): boolean {
  for (let at = 0; at < hand.length; at++) if (counts[tiles.kinds[hand[at]!]!]! >= KONG_SIZE) return true;
  return false;
}
