import type { ScoreSheet } from './sheet';
import type { Deal, Seat } from './types';

/** A figure of won hands, null for those that have none; `id` is its name in reports. */
export interface Average {
  readonly id: string;
  readonly unit: string;
  readonly of: (sheet: ScoreSheet) => number | null;
}

/** By what players of a game are compared besides: a share, of 0 or 1 a deal, or a mean. Null where a deal that is over says nothing. */
export interface PlayFigure {
  readonly id: string;
  readonly sort: 'share' | 'mean';
  readonly of: (deal: Deal, seat: Seat) => number | null;
}
