import type { Aim } from '../../bots/aims/aim';
import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';

/** A thread is asked what a seat may play for. */
export interface AimWish {
  readonly view: SeatView;
  /** What it is asked, if it is. */
  readonly choices: readonly Action[];
}

/** The nearest first; null where nothing is known of what hands of this game may become. */
export type AimReply = readonly Aim[] | null;
