import type { Family } from './blockSearch';
import { FIRST_HONOUR } from './blocks';
import { costsOf, IMPOSSIBLE, NO_USE, type Costs } from './costs';

/** What a suit may hold: sets of a family and eyes, or nothing at all. */
export type SuitUse = Family | 'none';
/** What honours may be, besides those that a route forces: pongs and eyes, eyes alone, or nothing. */
export type HonourUse = 'any' | 'eyes' | 'none';

/** A kind of complete hand: what each suit (characters, dots, bamboo) and the honours may hold, and what they must. */
export interface Route {
  readonly suits: readonly [SuitUse, SuitUse, SuitUse];
  readonly honours: HonourUse;
  /** Honours that must be pongs, among the sets asked for: bit n for kind 27 + n. */
  readonly pongs: number;
  /** The honour (kind 27–33) that must be the eyes, none of `pongs`; null for any eyes. */
  readonly eyes: number | null;
}

/** The route of any hand in the standard form. */
export const ANY_ROUTE: Route = { suits: ['any', 'any', 'any'], honours: 'any', pongs: 0, eyes: null };

export const PONG = 3;
const EYES = 2;

/** How many of a kind the route asks for: `PONG`, two or none. */
export function forcedCopies({ pongs, eyes }: Route, kind: number): number {
  if (kind < FIRST_HONOUR) return 0;
  if (((pongs >> (kind - FIRST_HONOUR)) & 1) === 1) return PONG;
  return eyes === kind ? EYES : 0;
}

/** What honours lack for the uses that are left to them; `besideEyes`: the eyes are forced, so here they cost nothing. */
export function usableHonours(all: Costs, use: HonourUse, besideEyes: boolean): Costs {
  if (besideEyes) return costsOf((sets) => (use === 'any' || sets === 0 ? all[2 * sets]! : IMPOSSIBLE));
  if (use === 'any') return all;
  return use === 'eyes' ? costsOf((sets) => (sets === 0 ? all[1]! : IMPOSSIBLE)) : NO_USE;
}
