import { passOf } from '../../engine/actions';
import { kindOf, seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import { rulesOf } from '../../engine/knownRules';
import type { PrePlay, Rules } from '../../engine/rules';
import { askAll } from '../../engine/turn';
import type { Action, Deal, Seat, TileId } from '../../engine/types';
import { change, DEALER, declaredBy, ownOf } from './data';
import { waitsUpTo, type Held } from './tiles';

function isReady(deal: Deal, held: Held): boolean {
  const rules = rulesOf(deal);
  return waitsUpTo(1, held, ({ counts, melds }) => rules.isComplete(counts, melds, deal.extras)) > 0;
}

/** A tile that goes with the declaration, or null for a dealt hand. */
function readyOf(seat: Seat, tile: TileId | null): Action {
  return { type: 'declare', seat, what: 'ready', tile, target: null };
}

/** Before the dealer plays, the others whose dealt hands are ready may say so. Source: `RULES.md#heavenly-ready`. */
export const readyAsDealt: PrePlay = {
  id: 'heavenly-ready',
  begin: ({ deal }) => {
    let ready = 0;
    deal.seats.forEach((held, seat) => {
      if (seat !== DEALER && isReady(deal, held)) ready |= 1 << seat;
    });
    if (ready === 0) return;
    askAll(deal, 'declare');
    deal.pending!.waiting = ready;
  },
  legal: (_deal, seat) => [readyOf(seat, null), passOf(seat)],
  resolve: (step) => {
    const { deal } = step;
    const answers = deal.pending?.answers ?? [];
    deal.pending = null;
    for (const answer of answers) {
      if (answer?.type !== 'declare') continue;
      declareReady(deal, answer.seat, 'heavenly');
      emit(step, answer);
    }
  },
};

function declareReady(deal: Deal, seat: Seat, how: 'heavenly' | 'earthly'): void {
  change(deal, { [how]: (ownOf(deal)[how] ?? 0) | (1 << seat) });
}

/** With the first discard: the dealer's hand is heavenly ready, another's earthly. Source: `RULES.md#earthly-ready`. */
export const declare: Rules['declare'] = ({ deal }, { seat }) => {
  declareReady(deal, seat, seat === DEALER ? 'heavenly' : 'earthly');
  return 'discard';
};

/** Nobody has laid out a meld, and this seat has discarded nothing. */
function isFirstGo({ seats }: Deal, seat: Seat): boolean {
  return seats[seat]!.river.length === 0 && seats.every(({ melds }) => melds.length === 0);
}

/** The discards that leave a ready hand, each with its declaration. */
export function readyCalls(deal: Deal, seat: Seat): Action[] {
  if (!isFirstGo(deal, seat)) return [];
  const rules = rulesOf(deal);
  const { hand, counts, melds } = seatState(deal, seat);
  const known = new Map<number, boolean>();
  return hand.flatMap((tile) => {
    const kind = kindOf(rules, tile);
    const is = known.get(kind) ?? isReady(deal, { counts: counts.with(kind, counts[kind]! - 1), melds });
    known.set(kind, is);
    return is ? [readyOf(seat, tile)] : [];
  });
}

/** A declared hand: a win, or the tile drawn goes. */
export function isBound(deal: Deal, choice: Action): boolean {
  return choice.type === 'win' || (choice.type === 'discard' && choice.tile === deal.drawn?.tile);
}

export function hasDeclared(deal: Deal, seat: Seat): boolean {
  return declaredBy(deal, seat) !== null;
}
