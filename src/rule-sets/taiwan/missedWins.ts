import { isLegalWin, resolveByPriority } from '../../engine/claims';
import type { Rules, Table } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import type { Deal, Pending, Seat, SeatBits } from '../../engine/types';
import { wayOf } from '../../engine/winContext';
import { change, ownOf } from './data';

/** Claims go by the common order; who could win and does not is remembered until the next own draw. Source: `RULES.md#missed-wins`. */
export const resolveNoting: Rules['resolve'] = (step) => {
  const gone = goneBy(step);
  const { deal } = step;
  const resolution = resolveByPriority(step);
  if (gone > 0) change(deal, { missed: (ownOf(deal).missed ?? 0) | gone });
  return resolution;
};

/** The seats that had a win and did not call it. */
function goneBy(table: Table): SeatBits {
  const { deal } = table;
  const pending = deal.pending as Pending;
  const way = wayOf(pending);
  let gone = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (seat === pending.from || pending.answers[seat]?.type === 'win') continue;
    if (isLegalWin(table, seat, way)) gone |= 1 << seat;
  }
  return gone;
}

/** An own draw, from either end, ends it. */
export function forgetMissed(deal: Deal, seat: Seat): void {
  const { missed } = ownOf(deal);
  if (missed !== undefined && hasSeat(missed, seat)) change(deal, { missed: missed & ~(1 << seat) });
}
