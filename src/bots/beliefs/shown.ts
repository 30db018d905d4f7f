import { PLAYING_KINDS, SUITS, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';
import { exposedOf } from '../value/table';

/** A seat has thrown fewer tiles than this in each phase but the last. */
const PHASE_ENDS = [3, 6, 9, 13] as const;
export const PHASES = PHASE_ENDS.length + 1;

/** The suits, and honours. */
const BLOCKS = SUITS.length + 1;

/** What a seat shows of the hand that it hides. */
export interface Shown {
  readonly phase: number;
  readonly exposed: number;
  /** By kind: whether it has thrown such a tile. */
  readonly thrown: readonly boolean[];
  /** Tiles thrown, and melds, of each suit and of honours. */
  readonly discards: readonly number[];
  readonly melds: readonly number[];
}

export function shownBy(seat: PublicSeat, kinds: readonly TileKind[]): Shown {
  const thrown = Array<boolean>(PLAYING_KINDS).fill(false);
  const discards = Array<number>(BLOCKS).fill(0);
  const melds = Array<number>(BLOCKS).fill(0);
  for (const { tile } of seat.river) {
    const kind = kinds[tile]!;
    thrown[kind] = true;
    discards[suitOf(kind)]!++;
  }
  for (const { kind, hidden } of seat.melds) if (!hidden) melds[suitOf(kind)]!++;
  return { phase: phaseOf(seat), exposed: exposedOf(seat), thrown, discards, melds };
}

export function phaseOf({ river }: PublicSeat): number {
  const phase = PHASE_ENDS.findIndex((end) => river.length < end);
  return phase < 0 ? PHASE_ENDS.length : phase;
}
