import { kindOf, seatState } from '../../engine/draw';
import type { Refusal, Table } from '../../engine/rules';
import { isThirteenOrphans } from '../../engine/scoring/forms';
import { hasSeat } from '../../engine/state';
import type { Pending, Seat, TileKind, WinContext } from '../../engine/types';
import { change, isIn, ownOf, riichiOf } from './data';
import { completes, waitsOf, type Lying } from './hands';

export type Furiten = 'furiten-discard' | 'furiten-passed' | 'furiten-riichi';

/** Why a seat may win from the wall alone just now; null when it may also from others. Source: `RULES.md#furiten`. */
export function furitenOf({
  by,
  seat,
  counts,
  melds,
  tile,
  river,
  extras,
}: WinContext): Refusal<Furiten> | null {
  if (by === 'wall' || tile === null) return null;
  if (isIn(ownOf({ extras }).missed, seat))
    return { code: riichiOf({ extras }, seat) > 0 ? 'furiten-riichi' : 'furiten-passed' };
  const before = counts.with(tile, counts[tile]! - 1);
  return hasDiscardedWait({ counts: before, melds }, river) ? { code: 'furiten-discard' } : null;
}

/** Whether one of a hand's waits lies among these, its own discards. */
export function hasDiscardedWait(hand: Lying, river: readonly TileKind[]): boolean {
  return river.length > 0 && waitsOf(hand).some((kind) => river.includes(kind));
}

/** After a discard or a declared kong: seats that one of their waits went by, for whatever reason. */
export function letPass({ rules, deal }: Table, winners: readonly Seat[]): void {
  const { tile, from, kong } = deal.pending as Pending;
  if (tile === null) return;
  const kind = kindOf(rules, tile);
  const before = ownOf(deal).missed ?? 0;
  let bits = before;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (seat === from || winners.includes(seat) || hasSeat(bits, seat)) continue;
    const hand = seatState(deal, seat);
    const went = kong === 'concealed-kong' ? isOrphanWait(hand, kind) : completes(hand, kind);
    if (went) bits |= 1 << seat;
  }
  if (bits !== before) change(deal, { missed: bits });
}

function isOrphanWait({ counts, melds }: Lying, kind: TileKind): boolean {
  return melds.length === 0 && isThirteenOrphans(counts.with(kind, counts[kind]! + 1));
}
