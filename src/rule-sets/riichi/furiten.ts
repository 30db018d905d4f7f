import { kindOf, seatState } from '../../engine/draw';
import type { Refusal, Table } from '../../engine/rules';
import { isThirteenOrphans } from '../../engine/scoring/forms';
import type { Deal, Pending, Seat, TileKind, WinContext } from '../../engine/types';
import { change, isIn, ownOf, riichiOf } from './data';
import { completes, waitsOf, type Lying } from './hands';
import type { RiichiOptions } from './options';

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
  const { missed, passed = [] } = ownOf({ extras });
  if (isIn(missed, seat)) {
    const kind = passed[seat] ?? null;
    return {
      code: riichiOf({ extras }, seat) > 0 ? 'furiten-riichi' : 'furiten-passed',
      kinds: kind === null ? [] : [kind],
    };
  }
  const before = counts.with(tile, counts[tile]! - 1);
  const kinds = discardedWaits({ counts: before, melds }, river);
  return kinds.length > 0 ? { code: 'furiten-discard', kinds } : null;
}

/** Those of a hand's waits that lie among these, its own discards. */
export function discardedWaits(hand: Lying, river: readonly TileKind[]): readonly TileKind[] {
  return river.length === 0 ? river : waitsOf(hand).filter((kind) => river.includes(kind));
}

/** A wait of this seat went by. */
export function noteMissed(deal: Deal, seat: Seat, kind: TileKind): void {
  const { missed = 0, passed = deal.seats.map(() => null) } = ownOf(deal);
  change(deal, { missed: missed | (1 << seat), passed: passed.with(seat, kind) });
}

/** After a discard or a declared kong: seats that one of their waits went by, for whatever reason. */
export function letPass(
  { rules, deal }: Table,
  winners: readonly Seat[],
  { orphansRobConcealed }: RiichiOptions,
): void {
  const { tile, from, kong } = deal.pending as Pending;
  if (tile === null) return;
  const kind = kindOf(rules, tile);
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (seat === from || winners.includes(seat) || isIn(ownOf(deal).missed, seat)) continue;
    const hand = seatState(deal, seat);
    const isByOrphans = kong === 'concealed-kong';
    const went = isByOrphans ? orphansRobConcealed && isOrphanWait(hand, kind) : completes(hand, kind);
    if (went) noteMissed(deal, seat, kind);
  }
}

function isOrphanWait({ counts, melds }: Lying, kind: TileKind): boolean {
  return melds.length === 0 && isThirteenOrphans(counts.with(kind, counts[kind]! + 1));
}
