import type { Deal, Seat } from '../../engine/types';
import { seatView } from '../../engine/view';

/** By seat, whether its hand is to be seen by whoever sits at this one (-1: by an onlooker): the own, and those that lie open. */
export function openHandsFor(deal: Deal, seat: Seat): readonly boolean[] {
  const { seats } = seatView(deal, 0);
  return seats.map(({ open }, other) => other === seat || open !== null);
}
