import { offered } from './actions';
import { advance } from './advance';
import { legalActions } from './legalActions';
import { copyDeal, hasSeat } from './state';
import type { Action, Deal, DealEvent } from './types';

export type ApplyResult =
  | { readonly ok: true; readonly deal: Deal; readonly events: readonly DealEvent[] }
  | { readonly ok: false; readonly code: 'deal-is-over' | 'not-asked' | 'not-legal' };

/**
 * The deal after one seat's choice, and what happened; or a code, with nothing changed: `deal-is-over`,
 * `not-asked` (another seat's turn, or already answered), `not-legal` (not among `legalActions`).
 * The given deal is never changed.
 */
export function apply(deal: Deal, action: Action): ApplyResult {
  if (!deal.pending) return { ok: false, code: 'deal-is-over' };
  if (!(action.seat in deal.seats) || !hasSeat(deal.pending.waiting, action.seat))
    return { ok: false, code: 'not-asked' };
  const legal = offered(legalActions(deal, action.seat), action);
  if (!legal) return { ok: false, code: 'not-legal' };
  const copy = copyDeal(deal);
  const events: DealEvent[] = [];
  advance(copy, legal, events);
  return { ok: true, deal: copy, events };
}
