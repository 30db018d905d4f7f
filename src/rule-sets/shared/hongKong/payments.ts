import type { Rules, SettledWin, Settlement } from '../../../engine/rules';
import { countBits } from '../../../engine/scoring/packed';
import { payment } from '../../../engine/scoring/payments';
import { payingSeats } from '../../../engine/settlement';
import { hasSeat } from '../../../engine/state';
import type { Deal, Extras, Factor, Payment, Seat, SeatBits } from '../../../engine/types';
import { memoByNumber } from './memoByNumber';

/** What a payment is multiplied by: where neither of the two is the dealer, or where one is. Payments share these lists. */
interface Factors {
  readonly neither: readonly Factor[];
  readonly winner: readonly Factor[];
  readonly loser: readonly Factor[];
}

function factors(...neither: readonly Factor[]): Factors {
  const winner = [...neither, { id: 'winner-east', times: 2 }];
  return { neither, winner, loser: [...neither, { id: 'loser-east', times: 2 }] };
}

export const NO_FACTORS = factors();
export const SELF_DRAWN = factors({ id: 'self-drawn', times: 2 });
export const DISCARDER = factors({ id: 'discarder', times: 2 });

/** The discarder pays double, and once for each of the others. */
export const discarderPaysAll = memoByNumber((seats) => factors({ id: 'discarder-pays-all', times: seats }));

const EAST: Seat = 0;

/** The same factors where the dealer wins and pays double. */
function withDealer({ neither, winner, loser }: Factors, to: Seat, from: Seat): readonly Factor[] {
  if (to === EAST) return winner;
  return from === EAST ? loser : neither;
}

interface Owed {
  readonly payers: SeatBits;
  readonly dealerDoubles: boolean;
  readonly factorsOf: (from: Seat) => Factors;
}

/** What each payer owes for one win: the total of its sheet, times each factor that holds. */
export function payEach({ sheet, context }: SettledWin, owed: Owed): Payment[] {
  const { payers, dealerDoubles, factorsOf } = owed;
  const { seat: to } = context;
  const reason = sheet.limit ? 'limit' : 'win';
  const payments = Array<Payment>(countBits(payers));
  let next = 0;
  for (let from = 0; next < payments.length; from++) {
    if (!hasSeat(payers, from)) continue;
    const found = factorsOf(from);
    const held = dealerDoubles ? withDealer(found, to, from) : found.neither;
    payments[next++] = payment({ from, to, base: sheet.total, reason, factors: held });
  }
  return payments;
}

/** Each loser pays the base, doubled where the win was self-drawn, for the discarder, and for East. Source: `rule-sets/hong-kong-old/RULES.md#payment`. */
export function payDoubled(win: SettledWin, settlement: Settlement, dealerDoubles: boolean): Payment[] {
  const { from: discarder } = win.context;
  const taken = (from: Seat) => (from === discarder ? DISCARDER : NO_FACTORS);
  return payEach(win, {
    payers: payingSeats(settlement),
    dealerDoubles,
    factorsOf: discarder === null ? () => SELF_DRAWN : taken,
  });
}

/** What is paid for one win, by seats that do not win themselves. */
export type PayWin = (win: SettledWin, settlement: Settlement) => Payment[];

/** Each win by itself, and the pot when the deal is over. */
export function settleWith({ potPoints }: { readonly potPoints: number }, payWin: PayWin): Rules['settle'] {
  return (settlement) => {
    const { wins, ending } = settlement;
    const payments =
      wins.length === 1 ? payWin(wins[0]!, settlement) : wins.flatMap((win) => payWin(win, settlement));
    if (ending !== null) addPot(payments, settlement, potPoints);
    return payments;
  };
}

/** The nearest winner takes the pot of the drawn hands directly before. Source: `rule-sets/hong-kong-old/RULES.md#goulash`. */
function addPot(payments: Payment[], { seats, wins, carry }: Settlement, potPoints: number): void {
  const amount = potPoints * drawnDealsIn(carry);
  const to = wins[0]?.sheet.seat;
  if (to === undefined || amount === 0) return;
  for (let from = 0; from < seats; from++) {
    if (from !== to) payments.push({ from, to, amount, reason: 'pot', base: amount, factors: [] });
  }
}

/** Drawn hands directly before a deal, as it carries them; 0 where there is no pot. */
function drawnDealsIn(carry: Extras): number {
  const drawn = carry['drawnDeals'];
  return typeof drawn === 'number' ? drawn : 0;
}

/** What a deal carries on where drawn hands make a pot. */
export function drawnDealsAfter(deal: Deal): Extras {
  return { drawnDeals: deal.wins.length === 0 ? drawnDealsIn(deal.carry) + 1 : 0 };
}

/** A record names the pot that was won, as what each other player paid into it. */
export function recordPot(deal: Deal): object {
  const pot = deal.ledger.find((entry) => entry.reason === 'pot')?.amount;
  return pot === undefined ? {} : { pot };
}
