import { formatSeat } from '../notation';
import type { Payment } from '../types';

/** A payment of `base` times all `factors`, raised to a multiple of `round`. */
export function payment(owed: Omit<Payment, 'amount'>): Payment {
  const { from, to, reason, base, factors, round } = owed;
  const exact = exactly(owed);
  if (round === undefined) return { from, to, amount: exact, reason, base, factors };
  return { from, to, amount: Math.ceil(exact / round) * round, reason, base, factors, round };
}

/** What a payment would be without rounding. */
export function exactly({ base, factors }: Pick<Payment, 'base' | 'factors'>): number {
  let amount = base;
  for (const factor of factors) amount *= factor.times;
  return amount;
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
