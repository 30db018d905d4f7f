import { PLAYING_KINDS } from '../../engine/tiles';
import type { Seat, TileKind } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';

/** One discard, in the order of play. */
export interface Thrown {
  readonly seat: Seat;
  readonly kind: TileKind;
  /** Its place in the river of its seat. */
  readonly at: number;
}

/** All discards in the order in which they were made: who claims one discards next, otherwise the seat that follows. */
export function inOrder(
  seats: readonly Pick<PublicSeat, 'river'>[],
  kinds: readonly TileKind[],
): readonly Thrown[] {
  const next = seats.map(() => 0);
  const all: Thrown[] = [];
  let seat = 0;
  for (;;) {
    const at = next[seat]!;
    const discard = seats[seat]!.river[at];
    if (!discard) return all;
    next[seat] = at + 1;
    all.push({ seat, kind: kinds[discard.tile]!, at });
    seat = discard.claimedBy ?? (seat + 1) % seats.length;
  }
}

/**
 * By kind, whether a seat may not win on it: what it threw, and what others threw after its riichi, or after its last
 * discard. `from`: the place of its riichi in its river. Source: `RULES.md#furiten`.
 */
export function safeKinds(
  order: readonly Thrown[],
  { seat, isRiichi, from }: { readonly seat: Seat; readonly isRiichi: boolean; readonly from: number },
): boolean[] {
  const safe = Array<boolean>(PLAYING_KINDS).fill(false);
  let isOver = false;
  const last = order.findLastIndex((thrown) => thrown.seat === seat);
  order.forEach((thrown, place) => {
    if (thrown.seat === seat) {
      safe[thrown.kind] = true;
      if (isRiichi && thrown.at >= from) isOver = true;
    } else if (isOver || place > last) safe[thrown.kind] = true;
  });
  return safe;
}
