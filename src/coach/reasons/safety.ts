import { kindOf } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Seat, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { dangersIn, readySeats } from './defence';
import { cannotWinOn, exposedOf, letGoBy, otherSeats, whyWanted } from './others';
import type { Pair } from './pair';
import type { Fact, WhyWanted } from './reason';

/** A seat with so many exposed melds is one to look out for. */
const THREAT = 2;

/** The other choice throws what a seat may want, by what it has laid out, and does not want of the better choice. */
export function feeds({ view, better, other }: Pair): Fact | null {
  const { thrown } = other;
  if (thrown === null || thrown === better.thrown) return null;
  const isWanted = (seat: Seat, why: WhyWanted | null): boolean =>
    better.thrown !== null &&
    whyWanted(view, seat, better.thrown) === why &&
    !cannotWinOn(view, seat, better.thrown);
  const wanting = otherSeats(view)
    .map((seat) => ({ seat, why: whyWanted(view, seat, thrown), melds: exposedOf(view.seats[seat]!) }))
    .filter(({ seat, why }) => !cannotWinOn(view, seat, thrown) && !isWanted(seat, why))
    .toSorted((a, b) => b.melds - a.melds || Number(isOfSuit(b.why)) - Number(isOfSuit(a.why)));
  for (const { seat, why, melds } of wanting)
    if (why) return { code: 'feeds', tiles: [thrown], seat, why, melds };
  return null;
}

function isOfSuit(why: WhyWanted | null): boolean {
  return why === 'suit' || why === 'suit-and-honours';
}

/** The better choice throws what the seats to look out for cannot win on, and the other one does not. */
export function safe({ view, better, other }: Pair): Fact | null {
  const { thrown } = better;
  if (thrown === null || other.thrown === null || thrown === other.thrown) return null;
  const dangers = dangersIn(view);
  const threats = dangers ? readySeats(view, dangers) : threatsOf(view);
  const isBarred = (seat: Seat, kind: TileKind): boolean => dangers?.(seat, kind) === 0;
  const isSure = (seat: Seat, kind: TileKind): boolean =>
    isBarred(seat, kind) || cannotWinOn(view, seat, kind);
  const letGo = letGoBy(view, thrown);
  const seats = threats.filter((seat) => isSure(seat, thrown) || letGo.includes(seat));
  if (threats.length === 0 || seats.length < threats.length) return null;
  const against = other.thrown;
  if (threats.every((seat) => isSure(seat, against))) return null;
  const why = seats.every((seat) => isBarred(seat, thrown))
    ? 'thrown'
    : seats.every((seat) => isSure(seat, thrown))
      ? 'no-hand'
      : 'let-go';
  return { code: 'safe', tiles: [thrown], seats, why };
}

/** The other choice adds to a pong a tile that seats might win on. */
export function kongRobbing({ view, other }: Pair): Fact | null {
  const { action } = other.judged;
  if (action.type !== 'added-kong') return null;
  const kind = kindOf(rulesOf(view), action.tile);
  const seats = threatsOf(view).filter((seat) => !cannotWinOn(view, seat, kind));
  return seats.length > 0 ? { code: 'kong-robbing', tiles: [kind], seats } : null;
}

/** The seats with several exposed melds; all others where none has. */
function threatsOf(view: SeatView): readonly Seat[] {
  const others = otherSeats(view);
  const shown = others.filter((seat) => exposedOf(view.seats[seat]!) >= THREAT);
  return shown.length > 0 ? shown : others;
}
