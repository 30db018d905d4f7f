import type { Rules, SettledWin, Settlement } from './rules';
import { hasSeat } from './state';
import type { Deal, ScoreSheet, Seat, SeatBits } from './types';

/** The facts of a deal that payments may depend on, besides wins and sheets. */
export type SettlementFacts = Omit<Settlement, 'wins' | 'sheets' | 'ending'>;

export function factsOf(deal: Deal): SettlementFacts {
  const { prevailing, carry, extras, ledger } = deal;
  return { seats: deal.seats.length, prevailing, carry, extras, out: wonBefore(deal), ledger };
}

/** A seat that is out without having won, a dead hand, still pays. */
function wonBefore({ wins }: Deal): SeatBits {
  let bits = 0;
  for (let at = 0; at < wins.length; at++) bits |= 1 << wins[at]!.seat;
  return bits;
}

const NO_SHEETS: Settlement['sheets'] = [];
const NOTHING_BEFORE: Pick<Settlement, 'ledger' | 'sheets'> = {
  ledger: [],
  sheets: NO_SHEETS,
};

/** These wins of one moment, in a deal that goes on. */
export function settlementOfWins(facts: SettlementFacts, wins: readonly SettledWin[]): Settlement {
  const { seats, prevailing, carry, extras, out, ledger } = facts;
  return { seats, prevailing, carry, extras, out, ledger, wins, sheets: NO_SHEETS, ending: null };
}

/** The sheets of these wins in the places of their seats. */
export function sheetsOf(seats: number, wins: readonly Pick<SettledWin, 'sheet'>[]): (ScoreSheet | null)[] {
  const sheets: (ScoreSheet | null)[] = [];
  for (let seat = 0; seat < seats; seat++) sheets.push(null);
  for (const { sheet } of wins) sheets[sheet.seat] = sheet;
  return sheets;
}

/** The only win at a table of so many seats, as a calculator sees it: nothing was played before. */
export function aloneAt(seats: number, win: SettledWin): Settlement {
  const { round: prevailing, carry, extras } = win.context;
  const { ledger, sheets } = NOTHING_BEFORE;
  return { seats, prevailing, carry, extras, out: 0, ledger, wins: [win], sheets, ending: null };
}

/** What a win would bring its seat, if it were the only one; null where that cannot be known before the end of the deal. */
export function gainOf(rules: Rules, facts: SettlementFacts, win: SettledWin): number | null {
  const payments = rules.settle(settlementOfWins(facts, [win]));
  if (payments === null) return null;
  const { seat } = win.sheet;
  return payments.reduce(
    (sum, { from, to, amount }) => sum + moved(seat, to, amount) - moved(seat, from, amount),
    0,
  );
}

function moved(seat: Seat, other: Seat | null, amount: number): number {
  return seat === other ? amount : 0;
}

/** The seats that pay for wins: all but the winners and those that won before. */
export function payersOf(settlement: Settlement): Seat[] {
  const payers: Seat[] = [];
  const paying = payingSeats(settlement);
  for (let seat = 0; seat < settlement.seats; seat++) if (hasSeat(paying, seat)) payers.push(seat);
  return payers;
}

/** The same seats as bits. */
export function payingSeats({ seats, wins, out }: Settlement): SeatBits {
  let exempt = out;
  for (let at = 0; at < wins.length; at++) exempt |= 1 << wins[at]!.sheet.seat;
  return ((1 << seats) - 1) & ~exempt;
}
