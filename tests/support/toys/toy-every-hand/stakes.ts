import type { Deal, Extras, Seat, TileId } from '../../../../src/engine/types';

/** A list of seats in the game's own data. */
export function seatsIn(extras: Extras, name: 'ready' | 'missed'): readonly Seat[] {
  return listIn(extras[name]);
}

/** The discards with which seats said that they were ready. */
export function turnedIn(extras: Extras): readonly TileId[] {
  return listIn(extras['turned']);
}

function listIn(list: unknown): readonly number[] {
  return Array.isArray(list) ? list.map(Number) : [];
}

/** Points that earlier hands and this one have laid down. */
export function stakesOf({ carry, extras }: Pick<Deal, 'carry' | 'extras'>, stake: number): number {
  return Number(carry['stakes'] ?? 0) + stake * seatsIn(extras, 'ready').length;
}
