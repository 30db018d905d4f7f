import type { Aim } from '../../bots/aims/aim';
import type { SeatView } from '../../engine/view';

/** A thread is asked what a seat may play for. */
export interface AimWish {
  readonly view: SeatView;
}

/** The nearest first; null where nothing is known of what hands of this game may become. */
export type AimReply = readonly Aim[] | null;
