import type { TileKind } from '../../engine/types';
import type { Holding } from './holding';
import type { Route } from './route';

/** Distance of a route that cannot be finished any more. */
export const DEAD = 99;

/** How far a holding is from the hands of one route, and what brings it nearer. */
export interface Reach {
  /** Tiles missing until the hand is complete, or `DEAD`. What follows is about the holding and route measured last. */
  readonly measure: (route: Route, holding: Holding) => number;
  /** Makes ready for the two questions below. */
  readonly prepare: () => void;
  /** Tiles missing after one of this kind is discarded. */
  readonly without: (kind: TileKind) => number;
  /** Whether the route can have a use for this kind. */
  readonly uses: (kind: TileKind) => boolean;
  /** The useful tiles, summed by `weights`, after one of this kind (or none: −1) is discarded, with so many missing. */
  readonly useful: (kind: TileKind | -1, missing: number, weights: readonly number[]) => number;
}
