import { hasSeat } from '../../engine/state';
import { SEATS } from './tiles';
import type { Extras, Seat, SeatBits, TileId, TileKind } from '../../engine/types';

/** The game's own data of a deal. Everything may be missing: in a calculator, and what a seat may not know. */
export interface Own {
  /** The indicators that are turned up, and their kinds; the kinds of those under them, which nobody sees. */
  readonly shown?: readonly TileId[];
  readonly dora?: readonly TileKind[];
  readonly ura?: readonly TileKind[];
  /** Indicators that the next discard turns up. */
  readonly late?: number;
  /** By seat: 0; riichi 1, double riichi 2. */
  readonly riichi?: readonly number[];
  /** By seat: how many discards it had before that of its riichi. */
  readonly riichiAt?: readonly number[];
  /** Seats that would win at once after riichi. */
  readonly ippatsu?: SeatBits;
  /** Who declares riichi with the discard that is asked about. */
  readonly declaring?: Seat | null;
  /** Seats that let a wait go by; each knows of itself alone. */
  readonly missed?: SeatBits;
  /** By seat: the kind that it let go by; meant only where it is among those. */
  readonly passed?: readonly (TileKind | null)[];
  /** Kinds that the claimer may not discard now. */
  readonly swap?: readonly TileKind[];
  readonly pao?: readonly Responsible[];
  /** At an exhaustive draw: seats that are ready, whose discards are all outer and unclaimed, that are in riichi and not ready. */
  readonly ready?: SeatBits;
  readonly nagashi?: SeatBits;
  readonly notReady?: SeatBits;
  /** Deposits of this hand that lie on the table. */
  readonly paid?: number;
}

/** Who answers for which yakuman of whom. */
export type Responsible = Readonly<{ seat: Seat; id: string; by: Seat }>;

/** What earlier deals left. `points`: by seat of this deal; `first`: the seat of who dealt first. */
export interface Left {
  readonly honba?: number;
  readonly sticks?: number;
  readonly points?: readonly number[];
  readonly first?: Seat;
}

export function ownOf({ extras }: { readonly extras: Extras }): Own {
  return extras;
}

export function leftOf({ carry }: { readonly carry: Extras }): Left {
  return carry;
}

/** Changes some of a deal's own data. */
export function change(deal: { extras: Extras }, changes: Own): void {
  deal.extras = { ...deal.extras, ...(changes as Extras) };
}

/** 0; riichi 1, double riichi 2. */
export function riichiOf(data: { readonly extras: Extras }, seat: Seat): number {
  return ownOf(data).riichi?.[seat] ?? 0;
}

export function isIn(bits: SeatBits | undefined, seat: Seat): boolean {
  return bits !== undefined && hasSeat(bits, seat);
}

/** A list by seat in which one seat has this value and the others have 0. */
export function bySeat(seat: Seat, value: number): number[] {
  return Array.from({ length: SEATS }, (_, each) => (each === seat ? value : 0));
}
