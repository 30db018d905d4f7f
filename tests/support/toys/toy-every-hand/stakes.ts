import type { Deal, Extras, Seat } from '../../../../src/engine/types';

/** A list of seats in the game's own data. */
export function seatsIn(extras: Extras, name: 'ready' | 'missed'): readonly Seat[] {
  const seats: unknown = extras[name];
  return Array.isArray(seats) ? seats.map(Number) : [];
}

/** Points that earlier hands and this one have laid down. */
export function stakesOf({ carry, extras }: Pick<Deal, 'carry' | 'extras'>, stake: number): number {
  return Number(carry['stakes'] ?? 0) + stake * seatsIn(extras, 'ready').length;
}
