import { formatSeat } from '../notation';
import type { Factor, Payment, Seat } from '../types';

/** A payment of `base` times all `factors`. */
export function payment(owed: Omit<Payment, 'amount'>): Payment {
  const { from, to, reason, base, factors } = owed;
  let amount = base;
  for (const factor of factors) amount *= factor.times;
  return { from, to, amount, reason, base, factors };
}

/** What each seat gains (+) or pays (−) in all, by the letter of its wind. */
export function pointsBySeat(payments: readonly Payment[], seats: number): Record<string, number> {
  const points = Array<number>(seats).fill(0);
  for (const { from, to, amount } of payments) {
    if (from !== null) points[from]! -= amount;
    if (to !== null) points[to]! += amount;
  }
  return Object.fromEntries(points.map((gain, seat) => [formatSeat(seat), gain]));
}

export const SELF_DRAWN: Factor = { id: 'self-drawn', times: 2 };
export const DISCARDER: Factor = { id: 'discarder', times: 2 };
/** The discarder pays for everybody. */
export const DISCARDER_PAYS_ALL: Factor = { id: 'discarder-pays-all', times: 4 };
const WINNER_EAST: Factor = { id: 'winner-east', times: 2 };
const LOSER_EAST: Factor = { id: 'loser-east', times: 2 };

const EAST: Seat = 0;

/** What being the dealer adds to a payment's factors. */
export function addDealerFactors(factors: Factor[], winner: Seat, loser: Seat): void {
  if (winner === EAST) factors.push(WINNER_EAST);
  if (loser === EAST) factors.push(LOSER_EAST);
}
