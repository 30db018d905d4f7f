import type { TileKind } from '../../engine/types';
import type { Holding } from './holding';
import type { Route } from './route';

/** Distance of a route that cannot be finished any more. */
export const DEAD = 99;

/** In the place of a kind: nothing is discarded. */
export const NO_TILE: TileKind = -1;

/** How far a holding is from the hands of one route, and what brings it nearer. */
export interface Reach {
  /** Tiles missing until the hand is complete, or `DEAD`. The questions below are about the route measured last. */
  readonly measure: (route: Route, holding: Holding) => number;
  /** Whether the route can have a use for this kind. */
  readonly uses: (kind: TileKind) => boolean;
  /** Tiles missing after one of this kind is discarded. */
  readonly without: (kind: TileKind) => number;
  /** The useful tiles, summed by weight, after one of a kind (or `NO_TILE`) is discarded and so many are missing. */
  readonly useful: (discarded: TileKind, missing: number, weights: Float64Array) => number;
}
