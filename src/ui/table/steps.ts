import type { TileId } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';
import type { SeatInfo } from '../../store/selectors/seats';
import type { ShownWait } from '../../store/selectors/worthTypes';

/** From how many on some layout lays them out in another way. */
const BONUS = [1, 2, 5, 6, 7, 9];
const DISCARDS = [13, 19, 21, 22, 25];
const WAITS = [1, 3, 4, 7];

/**
 * The steps that a count has reached, for style sheets: `[data-bonus~='2']`. Asking from the tiles themselves by
 * `:has()` would cost a new style of the whole table with every tile that is laid down.
 */
function reached(count: number, steps: readonly number[]): string {
  return steps.filter((step) => count >= step).join(' ');
}

export function bonusSteps({ bonus }: Pick<PublicSeat, 'bonus'>): string {
  return reached(bonus.length, BONUS);
}

export function waitSteps(waits: readonly ShownWait[]): string {
  return reached(waits.length, WAITS);
}

/** What a river has places for. Of those claimed only the last one lies there while it is shown; `taken`: all keep their place. */
export function lyingIn(
  river: PublicSeat['river'],
  last: TileId | null,
  taken: boolean,
): PublicSeat['river'] {
  return taken ? river : river.filter(({ tile, claimedBy }) => claimedBy === null || tile === last);
}

interface TableSteps {
  readonly 'data-own-river': string;
  readonly 'data-across-river': string;
  /** Of the longer river at the sides. */
  readonly 'data-side-rivers': string;
  /** The most melds of a seat at the sides. */
  readonly 'data-side-melds': number;
}

/** What decides how much room rivers and melds get. */
export function tableSteps(seats: readonly SeatInfo[], last: TileId | null, taken: boolean): TableSteps {
  const of = (...places: readonly SeatInfo['place'][]) => seats.filter(({ place }) => places.includes(place));
  const river = (infos: readonly SeatInfo[]) =>
    reached(Math.max(0, ...infos.map(({ shown }) => lyingIn(shown.river, last, taken).length)), DISCARDS);
  return {
    'data-own-river': river(of('self')),
    'data-across-river': river(of('across')),
    'data-side-rivers': river(of('left', 'right')),
    'data-side-melds': Math.max(0, ...of('left', 'right').map(({ shown }) => shown.melds.length)),
  };
}
