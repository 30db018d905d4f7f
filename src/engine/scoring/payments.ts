import { formatSeat } from '../notation';
import type { Payment } from '../types';

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
