import { Holding } from '../../bots/targets/holding';
import { rulesOf } from '../../engine/knownRules';
import { FIRST_WIND, suitOf } from '../../engine/tiles';
import type { Seat, TileKind } from '../../engine/types';
import type { PublicSeat, SeatView } from '../../engine/view';
import { minimumValue } from './minimum';
import { planFor, readHolding, routeOf, takes } from './reading';
import type { OpenTarget } from './reading';
import type { WhyWanted } from './reason';

const HONOURS = 3;

export function otherSeats({ seats, seat }: SeatView): readonly Seat[] {
  return [...seats.keys()].filter((each) => each !== seat);
}

/** The melds of a seat that show what it collects. */
export function exposedOf({ melds }: PublicSeat): number {
  return melds.reduce((count, { concealed }) => count + Number(!concealed), 0);
}

/** How many tiles of each kind this seat does not see. */
export function liveTiles(view: SeatView): readonly number[] {
  const holding = new Holding();
  holding.read(rulesOf(view), view);
  return holding.live;
}

/** Why another seat may want a tile, by what it has laid out; null where nothing shows that it does. */
export function whyWanted(view: SeatView, seat: Seat, kind: TileKind): WhyWanted | null {
  const other = view.seats[seat];
  const { card, tiles } = rulesOf(view);
  const { kinds } = tiles;
  if (card || !other || other.river.some(({ tile }) => kinds[tile] === kind)) return null;
  const shown = other.melds.filter(({ concealed }) => !concealed);
  if (shown.length < 2) return null;
  const suits = new Set(shown.map((meld) => suitOf(meld.kind)));
  const hasHonours = suits.delete(HONOURS);
  if (suits.size === 1 && suits.has(suitOf(kind))) return hasHonours ? 'suit-and-honours' : 'suit';
  const isMany = shown.length > 2;
  const mayPong = (liveTiles(view)[kind] ?? 0) > 0 && shown.every(({ type }) => type !== 'chow');
  if (mayPong && (isMany || suits.size !== 1)) return 'pongs';
  const needsSuit = suits.size === 1 && kind < FIRST_WIND && minimumValue(view) > 0;
  return isMany && !needsSuit ? 'melds' : null;
}

/** True if no hand of the book that another seat could win with, beside what it has laid out, is completed by this tile. */
export function cannotWinOn(view: SeatView, seat: Seat, kind: TileKind): boolean {
  const live = liveTiles(view);
  const theirs: SeatView = { ...view, seat, hand: [], counts: view.counts.map(() => 0), drawn: null };
  const holding = new Holding();
  holding.read(rulesOf(view), theirs);
  holding.live = [...live];
  const copies = live[kind] ?? 0;
  const needsEyesAlone = holding.sets <= 0;
  if (needsEyesAlone && copies <= 0) return true;
  return !readHolding(holding, planFor(theirs)).open.some((open) => isCompletedBy(open, kind, copies));
}

/** `copies`: how many of the kind that seat may hold. */
function isCompletedBy(open: OpenTarget, kind: TileKind, copies: number): boolean {
  if (!takes(open, kind)) return false;
  const route = routeOf(open.target);
  if (!route) return true;
  if (route.form === 'thirteen-orphans') return true;
  return copies > 0 || (kind < FIRST_WIND && route.family !== 'pongs' && route.form === 'sets');
}

/**
 * The seats that just let a tile of this kind go: it was the discard before this turn, and their hands are as they were
 * then. The seat that threw it is none of them.
 */
export function letGoBy(view: SeatView, kind: TileKind): readonly Seat[] {
  if (view.pending?.why !== 'turn') return [];
  const count = view.seats.length;
  const before = (view.seat + count - 1) % count;
  const last = view.seats[before]?.river.at(-1);
  const { kinds } = rulesOf(view).tiles;
  const isLast = last && last.claimedBy === null && kinds[last.tile] === kind && view.drawn?.kongs === 0;
  return isLast ? otherSeats(view).filter((seat) => seat !== before) : [];
}
