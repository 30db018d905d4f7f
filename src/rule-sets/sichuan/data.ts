import type { Deal, Extras, Seat, SeatBits, TileKind } from '../../engine/types';

/** Where the three tiles of a player go. */
export type Direction = 'next' | 'opposite' | 'before';

/** The game's own data of a deal. Everything may be missing: in a calculator, and what a seat may not know. */
export interface Own {
  readonly exchange?: Direction;
  /** By seat: the suit that it has given up, as `suitOf` says it; null where that is not known. */
  readonly voids?: readonly (number | null)[];
  /** Who has made the last kong of the turn under way, or of the discard that ended it; after a turn without one nothing is known of kongs. */
  readonly kongBy?: Seat | null;
  /** Whose discard made it; null where it came from the hand alone. */
  readonly kongFrom?: Seat | null;
  /** What it earned. */
  readonly kongEarned?: number;
  /** The kinds that had been drawn in this turn before that kong; known to its seat alone. */
  readonly turnDraws?: readonly TileKind[];
  /** By seat: the fan of the dearest win that it let go since its last draw, -1 for none; each knows its own. */
  readonly letGo?: readonly number[];
  /** Seats that have won before. */
  readonly won?: SeatBits;
  /** Of an empty wall: seats that hold tiles of their void suits, and seats that are ready. */
  readonly pigs?: SeatBits;
  readonly ready?: SeatBits;
  /** After three wins: who has none. */
  readonly loser?: Seat;
}

export function ownOf({ extras }: { readonly extras: Extras }): Own {
  return extras;
}

export function change(deal: Deal, changed: Own): void {
  deal.extras = { ...deal.extras, ...changed };
}

/** The suit that a seat has given up; null where that is not known. */
export function voidOf(of: { readonly extras: Extras }, seat: Seat): number | null {
  return ownOf(of).voids?.[seat] ?? null;
}

/** A list by seat in which this seat alone is known. */
export function onlyAt<T>(seat: Seat, value: T, unknown: T): T[] {
  return Array.from({ length: SEATS }, (_, at) => (at === seat ? value : unknown));
}

export const SEATS = 4;

const OF_KONG: readonly string[] = ['kongBy', 'kongFrom', 'kongEarned', 'turnDraws'] satisfies (keyof Own)[];

/** The same data without the last kong. */
export function withoutKong(extras: Extras): Extras {
  return Object.fromEntries(Object.entries(extras).filter(([part]) => !OF_KONG.includes(part)));
}

/** What one seat may know. Asked at every look: what is open to all is given as it is. */
export function visibleTo({ extras }: Pick<Deal, 'extras'>, seat: Seat): Extras {
  const { turnDraws, letGo, ...open } = ownOf({ extras });
  if (!turnDraws && !letGo) return extras;
  return {
    ...open,
    ...(turnDraws && open.kongBy === seat ? { turnDraws } : {}),
    ...(letGo ? { letGo: onlyAt(seat, letGo[seat] ?? NONE, NONE) } : {}),
  };
}

/** No win was let go. */
export const NONE = -1;
