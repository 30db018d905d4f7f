import type { Action, Deal } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Outcome } from './network';
import type { Trust } from './trust';

/** One way in which the deal can end for the seat: how likely it is, and the points that it brings on average. */
export interface Ending {
  readonly outcome: Outcome;
  readonly chance: number;
  readonly points: number;
}

/** What positions of a game are worth before any future is played, as play has shown it. */
export interface Foresight {
  /** The standard deviation of what follows from any choice, in points. */
  readonly noise: number;
  /** How the deal may end for the seat after its choice, in the order of `OUTCOMES`. */
  readonly endings: (view: SeatView, action: Action) => readonly Ending[];
  readonly trust: (view: SeatView) => Trust;
  /** What an ended deal brings the seat of a view from before it, where that is more than its points. */
  readonly brought?: (view: SeatView, ended: Deal) => number;
  /** All there is to know: no futures are played, but for wins. */
  readonly isWhole?: boolean;
}
