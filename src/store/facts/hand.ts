import type { TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { kindsOf, sortTiles } from './tiles';

/** The human's concealed tiles as they are held: the drawn tile apart, the others sorted or as they came. */
export interface HeldHand {
  readonly tiles: readonly TileId[];
  readonly drawn: TileId | null;
}

export function heldHand(view: SeatView, sorted: boolean): HeldHand {
  const drawn = view.drawn && view.hand.includes(view.drawn.tile) ? view.drawn.tile : null;
  const others = view.hand.filter((tile) => tile !== drawn);
  return { tiles: sorted ? sortTiles(others, kindsOf(view)) : others, drawn };
}
