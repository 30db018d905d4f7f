import { EVEN, type Beliefs } from '../../../../bots/beliefs/beliefs';
import { rulesOf } from '../../../../engine/knownRules';
import { suitOf } from '../../../../engine/tiles';
import type { Seat, TileKind } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { voidOf } from '../../data';

/**
 * Hands are collected more the later it is, chows as well as pongs, and four alike have been laid out. With these numbers
 * imagined hands are about as near as real ones, and futures bring about what real hands did (130 hands of four alike).
 */
export const beliefs: Beliefs = {
  ...EVEN,
  clumping: [0.2, 0.5, 1, 6, 300],
  neighbour: 1,
  fourth: 0.05,
  holds,
};

/** How many times likelier than by chance a seat holds a tile of its void suit: at first, and after each that it threw. */
const FIRST = 0.32;
const LATER = 0.72;
/** Who has thrown another tile last has none; but somebody must hold the tiles that are left. */
const NONE = 0.001;

/** What a seat may hold of the suit that it has given up. Counted in 200 hands of four alike. */
function holds(view: SeatView, seat: Seat): (kind: TileKind) => number {
  const barred = voidOf(view, seat);
  const { kinds } = rulesOf(view).tiles;
  const { river } = view.seats[seat]!;
  const last = river.at(-1);
  const isThrowing = last === undefined || suitOf(kinds[last.tile]!) === barred;
  const odds = isThrowing ? Math.max(NONE, FIRST * LATER ** river.length) : NONE;
  return (kind) => (barred !== null && suitOf(kind) === barred ? odds : 1);
}
