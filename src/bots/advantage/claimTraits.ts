import { FIRST_WIND } from '../../engine/tiles';
import { rulesOf } from '../../engine/knownRules';
import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Row } from './row';
import { spreads } from './spread';
import { EXPOSED, exposedOf, THIRDS } from '../value/table';

const CLAIMS: readonly Action['type'][] = ['chow', 'pong', 'kong'];

/** In the order in which the traits are put. */
export const CLAIM_SPREADS = [
  ...spreads(CLAIMS.length * EXPOSED * THIRDS, 0.057),
  ...spreads(EXPOSED * THIRDS, 0.011),
  ...spreads(CLAIMS.length, 0.07),
];

/** A choice about a discard; a pass has no traits here. */
interface ClaimDescribed {
  readonly view: SeatView;
  readonly action: Action;
  readonly third: number;
}

/** What is claimed, with how many melds of its own and of others on the table. */
export function describeClaim({ view, action, third }: ClaimDescribed, row: Row): void {
  const claim = CLAIMS.indexOf(action.type);
  if (claim < 0) return;
  const own = exposedOf(view.seats[view.seat]!);
  let most = 0;
  for (let seat = 0; seat < view.seats.length; seat++)
    if (seat !== view.seat) most = Math.max(most, exposedOf(view.seats[seat]!));
  row.pick(CLAIMS.length * EXPOSED * THIRDS, (claim * EXPOSED + own) * THIRDS + third);
  row.pick(EXPOSED * THIRDS, most * THIRDS + third);
  const isHonour = rulesOf(view).tiles.kinds[view.pending?.tile ?? 0]! >= FIRST_WIND;
  row.pick(CLAIMS.length, claim, isHonour ? 1 : 0);
}
