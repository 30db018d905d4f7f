import type { TileId } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';
import type { ShownWait } from '../../store/selectors/worthTypes';

/** From how many on some layout lays them out in another way. */
const BONUS = [1, 2, 5, 6, 7];
const WAITS = [1, 2, 3, 4, 7];

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
