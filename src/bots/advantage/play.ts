import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Holding } from '../targets/holding';

/** A choice in a turn, with what is held after it. */
export interface Play {
  readonly view: SeatView;
  readonly action: Action;
  readonly third: number;
  readonly holding: Holding;
}

/** A tile thrown in such a choice. */
export interface Thrown extends Play {
  readonly kind: TileKind;
}
