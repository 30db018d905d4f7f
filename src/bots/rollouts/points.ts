import type { Deal, Win } from '../../engine/types';

/**
 * Points by seat once a deal is over. Limit hands are paid as if their sheets came to `most`: else one of them would
 * outweigh a dozen other hands. Null: as they were paid.
 */
export function pointsOf(deal: Deal, most: number | null): number[] {
  const points = deal.seats.map(() => 0);
  for (const { from, to, amount, base, event } of deal.ledger) {
    const sheet = most === null ? null : deal.wins.find((win) => win.event === event)?.sheet;
    const counted =
      most !== null && sheet && isLimit(sheet) && base === sheet.total ? (amount * most) / base : amount;
    if (from !== null) points[from]! -= counted;
    if (to !== null) points[to]! += counted;
  }
  return points;
}

function isLimit({ limit, total }: Win['sheet']): boolean {
  return limit && total > 0;
}
