import type { StartedDeal } from '../../../src/engine/match';
import type { Deal, LedgerEntry, Seat } from '../../../src/engine/types';
import { rig, type Rigged } from '../../support/rigged';

/** A deal of this game whose wall gives these tiles. */
export function begun(rigged: Omit<Rigged, 'rules'>): StartedDeal {
  return rig({ rules: 'taiwan', ...rigged });
}

export function dealt(rigged: Omit<Rigged, 'rules'>): Deal {
  return begun(rigged).deal;
}

/** The same deal with so many tiles left in the wall. */
export function leaving(deal: Deal, tiles: number): Deal {
  const { source } = deal;
  return source.type === 'wall' ? { ...deal, source: { ...source, front: source.back - tiles } } : deal;
}

/** The items of a seat's win; null where it has not won. */
export function wonWith(deal: Deal, seat: Seat): string | null {
  const win = deal.wins.find((each) => each.seat === seat);
  return win ? win.sheet.lines.map(({ id, value }) => `${id} ${value}`).join(' + ') : null;
}

/** What each seat gains, by seat. */
export function gains(ledger: readonly LedgerEntry[]): number[] {
  return [0, 1, 2, 3].map((seat) =>
    ledger.reduce(
      (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    ),
  );
}
