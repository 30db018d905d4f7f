import { hasSeat } from '../../engine/state';
import type { Extras, Seat, SeatBits } from '../../engine/types';

/** The game's own data of a deal. Everything may be missing: in a calculator, and what a seat may not know. */
export interface Own {
  /** Seats that have declared that they are ready, by when they did. */
  readonly heavenly?: SeatBits;
  readonly earthly?: SeatBits;
  /** Seats that let a win go since their last draw; each knows of itself alone. */
  readonly missed?: SeatBits;
  /** Who has laid out the eighth bonus tile of which another has seven. */
  readonly eighth?: Seat;
  /** Of a win that is scored: one kind of tile alone would have completed the hand. */
  readonly onlyWait?: boolean;
}

export function ownOf({ extras }: { readonly extras: Extras }): Own {
  return extras;
}

/** Changes some of a deal's own data. */
export function change(deal: { extras: Extras }, changes: Own): void {
  deal.extras = { ...deal.extras, ...changes };
}

export type Declared = 'heavenly-ready' | 'earthly-ready';

/** How a seat has declared that it is ready; null where it has not. */
export function declaredBy(data: { readonly extras: Extras }, seat: Seat): Declared | null {
  const { heavenly = 0, earthly = 0 } = ownOf(data);
  if (hasSeat(heavenly, seat)) return 'heavenly-ready';
  return hasSeat(earthly, seat) ? 'earthly-ready' : null;
}

/** How many hands the dealer has stayed, by what earlier hands left: as records call it. */
export function streakOf({ carry }: { readonly carry: Extras }): number {
  return Number(carry['repeat'] ?? 0);
}

/** The seat of the dealer, and the seats at a table. */
export const DEALER: Seat = 0;
export const SEATS = 4;

/** What one seat may know. Asked at every look: what is open to all is given as it is. */
export function visibleTo({ extras }: { readonly extras: Extras }, seat: Seat): Extras {
  const { missed, ...open } = ownOf({ extras });
  if (missed === undefined) return extras;
  return hasSeat(missed, seat) ? { ...open, missed: 1 << seat } : open;
}
