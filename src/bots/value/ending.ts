import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Course, GainErrors, WorthErrors } from '../botPart';
import type { Outcome } from './network';

/** One way in which the deal can end for the seat: how likely it is, and the points that it brings on average. */
export interface Ending {
  readonly outcome: Outcome;
  readonly chance: number;
  readonly points: number;
}

/** How far futures of a decision are played; how far what is said of positions, and of gains, is from the truth. */
export interface Trust extends WorthErrors {
  readonly course: Course;
  readonly gains: GainErrors;
}

/** What positions of a game are worth before any future is played, as play has shown it. */
export interface Foresight {
  /** The standard deviation of what follows from any choice, in points. */
  readonly noise: number;
  /** How the deal may end for the seat after its choice, in the order of `OUTCOMES`. */
  readonly endings: (view: SeatView, action: Action) => readonly Ending[];
  readonly trust: (view: SeatView) => Trust;
}
