import type { Action, Seat, TileKind } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';

/** How likely another seat wins on a discard. */
export interface SeatDanger {
  readonly seat: Seat;
  readonly chance: number;
}

/** What the coach thinks of discarding one kind. */
export interface DiscardDanger {
  readonly kind: TileKind;
  /** How likely it deals in at once, to whomever; 0 to 1. */
  readonly chance: number;
  /** The seats that may win on it, the likeliest first. */
  readonly seats: readonly SeatDanger[];
  /** Seats that no hand can win with on this tile, by what they have laid out and what is seen. */
  readonly cannot: readonly Seat[];
  /** Seats that let such a tile go since their hand last changed. */
  readonly letGo: readonly Seat[];
  /** Copies that this seat does not see. */
  readonly left: number;
}

/** "Which discard is the safest?" It is the turn of a seat, late in a deal, and somebody has laid out melds. */
export interface SafestQuestion {
  readonly type: 'safest';
  readonly view: SeatView;
  /** All legal choices of the turn. */
  readonly choices: readonly Action[];
  /** The discards by kind, the safest first. */
  readonly dangers: readonly DiscardDanger[];
  /** How many of them, from the first, are as good as the safest. */
  readonly safe: number;
}

/** The kind that is discarded. */
export interface SafestAnswer {
  readonly type: 'safest';
  readonly kind: TileKind;
}
