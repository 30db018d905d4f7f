import type { Random } from '../engine/random';
import type { Action } from '../engine/types';
import type { SeatView } from '../engine/view';

/**
 * A player that sees only its `SeatView`. `decide` gives one of `choices`, which is what `legalActions` lists for
 * its seat; `random` is the bot's own stream. With strict calling `choices` offers a win that may be false.
 */
export interface Bot {
  readonly id: string;
  readonly decide: (view: SeatView, choices: readonly Action[], random: Random) => Action;
}
