import { Holding } from './holding';
import type { HandScore } from './target';

/** What a holding that waits for its next tile may become. */
export interface Outlook {
  hope: number;
  /** The value of its targets, each counted by its share of the hope, and as `rare` at most. */
  value: number;
  rare: number;
  /** Tiles missing of the nearest target, penalties left aside. */
  missing: number;
  /** How well the nearest of those targets is served: the weight of its useful tiles. */
  useful: number;
  /** The share of the hope that is in targets without claims. */
  closed: number;
  /** The share of the hope in each sort of the plan, in the order of `sorts`. */
  readonly shares: number[];
  sorts: readonly string[];
  /** What a pong of each kind adds. */
  values: readonly number[];
  /** By seat, where every hand scores: what hands would count for now. */
  scores: readonly HandScore[] | null;
  /** What is held then; it holds until the mind is asked again. */
  holding: Holding;
}

export function newOutlook(): Outlook {
  return {
    hope: 0,
    value: 0,
    rare: 0,
    missing: 0,
    useful: 0,
    closed: 0,
    shares: [],
    sorts: [],
    values: [],
    scores: null,
    holding: new Holding(),
  };
}
