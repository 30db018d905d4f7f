import type { Deal, LedgerEntry, Seat } from '../../../engine/types';
import { movementsOf } from '../resultFacts';
import type { Movement } from '../resultFacts';

/** What one seat received from another in the whole deal, or from the table (`from` is null); less than nothing where it paid. */
export interface Pair {
  readonly seat: Seat;
  readonly from: Seat | null;
  readonly net: number;
  readonly movements: readonly Movement[];
}

function pairOf(deal: Deal, seat: Seat, from: Seat | null): Pair {
  const movements = movementsOf(deal, seat).filter(({ other }) => other === from);
  const net = movements.reduce((sum, { entry, sign }) => sum + sign * entry.amount, 0);
  return { seat, from, net, movements };
}

/** The winners first, then the others in order of play. */
export function inOrder({ seats, wins }: Deal): Seat[] {
  return [...new Set([...wins.map(({ seat }) => seat), ...seats.keys()])];
}

/** Every row of the matrix: a seat and what it received from each column. The table is a column where it paid or was paid. */
export function rowsOf(deal: Deal): readonly (readonly Pair[])[] {
  const seats = inOrder(deal);
  const hasTable = deal.ledger.some(({ from, to }) => from === null || to === null);
  const columns = hasTable ? [...seats, null] : seats;
  return seats.map((seat) => columns.map((from) => pairOf(deal, seat, from)));
}

/** What is explained first: the largest payment between two seats that did not win, or else the largest of all. */
export function firstShown(deal: Deal): Pair | null {
  const paid = rowsOf(deal)
    .flat()
    .filter(({ net }) => net > 0)
    .toSorted((a, b) => b.net - a.net);
  const hasWon = (seat: Seat | null) => deal.wins.some((win) => win.seat === seat);
  const ofLosers = paid.find(({ seat, from }) => from !== null && !hasWon(seat) && !hasWon(from));
  return ofLosers ?? paid[0] ?? null;
}

/** The two totals whose difference was paid; null where the payment does not start from that. */
export function differenceOf({ sheets }: Deal, { from, to, base }: LedgerEntry): [number, number] | null {
  if (from === null || to === null) return null;
  const [more, less] = [sheets[to]?.total, sheets[from]?.total];
  return more !== undefined && less !== undefined && more - less === base ? [more, less] : null;
}

/** What moved in a pair, told of who received more: with a minus what went the other way. */
export function paidIn({ movements, net }: Pair): readonly Movement[] {
  return net < 0 ? movements.map((each) => ({ ...each, sign: each.sign > 0 ? -1 : 1 })) : movements;
}

export function isBetweenSeats({ ledger }: Deal): boolean {
  return ledger.some(({ from, to }) => from !== null && to !== null);
}
