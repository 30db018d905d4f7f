import type { Holding } from '../targets/holding';
import type { Reach } from '../targets/target';
import type { Route } from './route';

/** What measures routes of one form: all of a `Reach` but what every route has. Wild tiles are left aside. */
export interface Measure extends Pick<Reach, 'uses' | 'without' | 'useful'> {
  /** Tiles missing until the hand is complete, or `DEAD`. The questions below are about the route measured last. */
  readonly measure: (route: Route, holding: Holding) => number;
}
