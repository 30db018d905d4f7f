import type { DangerReading } from '../../bots/botPart';
import { bookOf } from '../../bots/knownBooks';
import { PLAYING_KINDS } from '../../engine/tiles';
import type { Seat, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { otherSeats } from './others';
import { passesClaim } from './pair';
import type { Pair } from './pair';
import type { HandReading } from './reading';
import type { Fact } from './reason';

/** A seat that is ready wins on a kind or more: its chances by kind add up to 1 at least. */
const LIKELY_READY = 0.5;
/** A hand that wins no more often than this is given up sooner or later. */
const HARDLY = 0.05;

/** How likely other seats win on discards, where the book says it; null elsewhere. */
export function dangersIn(view: SeatView): DangerReading | null {
  return bookOf(view.rules)?.dangers?.(view) ?? null;
}

/** The seats that are likelier than not to be ready. */
export function readySeats(view: SeatView, dangers: DangerReading): readonly Seat[] {
  const all = (seat: Seat): number =>
    Array.from({ length: PLAYING_KINDS }, (_, kind) => dangers(seat, kind)).reduce((sum, each) => sum + each);
  return otherSeats(view).filter((seat) => all(seat) >= LIKELY_READY);
}

/** A claim for a hand that hardly wins is passed: its tiles may be needed against seats that are likely to be ready. */
export function keepsTiles(pair: Pair): Fact | null {
  const { view, better, other } = pair;
  const dangers = passesClaim(pair) ? dangersIn(view) : null;
  if (!dangers || (other.course?.wins ?? 1) > HARDLY || (better.course?.wins ?? 1) > HARDLY) return null;
  const seats = readySeats(view, dangers);
  if (seats.length === 0) return null;
  const isSafe = (kind: TileKind): boolean => seats.every((seat) => dangers(seat, kind) === 0);
  const both = (of: (kind: TileKind) => boolean) => ({
    better: tilesIn(better.hand, of),
    other: tilesIn(other.hand, of),
  });
  const safe = both(isSafe);
  const isOfSafe = safe.better > safe.other;
  return { code: 'keeps-tiles', seats, tiles: isOfSafe ? safe : both(() => true), areSafe: isOfSafe };
}

function tilesIn({ holding }: HandReading, are: (kind: TileKind) => boolean): number {
  return holding.counts.reduce((sum, count, kind) => sum + (are(kind) ? count : 0), 0);
}
