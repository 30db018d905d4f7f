import type { Seat, TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Flight, Shown, Spot } from './stages';

/** A tile that is dealt; groups leave the wall one after the other. */
export interface DealtFlight extends Flight {
  readonly group: number;
  /** Its number in the wall. */
  readonly number: number;
}

/** How a hand came about: the groups dealt, the bonus tiles laid out, and their replacements. */
export interface Dealing {
  readonly groups: number;
  readonly dealt: readonly DealtFlight[];
  readonly bonus: readonly Flight[];
  readonly replaced: readonly Flight[];
}

/** Tiles are dealt by so many. */
export const GROUP = 4;

/** The dealing that led to this table. `held`: the own tiles as they lie from left to right. */
export function dealingOf({ view, wall, seen }: Shown, held: readonly TileId[]): Dealing | null {
  if (!view || !wall) return null;
  const drawn = seen.flatMap(({ event }) => (event.type === 'draw' ? [event] : []));
  const late = drawn.filter(({ from }) => from === 'back').map(({ tile }) => tile);
  const replaced = held.filter((tile) => late.includes(tile));
  const seats = view.seats.length;
  const size = Math.min(...view.seats.map(({ handSize }) => handSize));
  const rounds = Math.max(1, Math.floor(size / GROUP));
  const spots = (seat: Seat): Spot[] =>
    seat === view.seat
      ? held.map((tile) => ({ at: 'tile', tile }))
      : Array.from({ length: view.seats[seat]?.handSize ?? 0 }, (_, slot) => ({ at: 'seat', seat, slot }));
  const dealt = view.seats.flatMap((_, seat) =>
    spots(seat).map((to, at): DealtFlight => {
      const round = Math.min(Math.floor(at / GROUP), rounds - 1);
      const inGroups = at < rounds * GROUP;
      const number = inGroups
        ? (round * seats + seat) * GROUP + (at % GROUP)
        : rounds * GROUP * seats + (at - rounds * GROUP) * seats + seat;
      return { from: { at: 'wall', tile: number }, to, number, group: round * seats + seat };
    }),
  );
  return {
    groups: rounds * seats,
    // Tiles that leave first are drawn on top.
    dealt: dealt.toSorted((a, b) => b.number - a.number),
    bonus: bonusFlights(view, replaced),
    replaced: replaced.map((tile, at) => ({
      from: { at: 'wall', tile: wall.back + replaced.length - 1 - at },
      to: { at: 'tile', tile },
    })),
  };
}

/** Own bonus tiles leave the places that their replacements take. */
function bonusFlights(view: SeatView, replaced: readonly TileId[]): Flight[] {
  return view.seats.flatMap(({ bonus }, seat) =>
    bonus.map((tile, at): Flight => {
      const place = replaced[at % replaced.length];
      const from: Spot =
        seat === view.seat && place !== undefined
          ? { at: 'tile', tile: place }
          : { at: 'seat', seat, slot: 'last' };
      return { from, to: { at: 'tile', tile } };
    }),
  );
}
