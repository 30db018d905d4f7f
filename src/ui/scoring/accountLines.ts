import type { Deal, LedgerEntry } from '../../engine/types';

type Settled = Pick<Deal, 'wins' | 'ledger'>;

/** Whether seats have paid each other, by plain sums, at more than one moment of the deal. Wins on one tile are one moment. */
export function isPaidOverTime({ wins, ledger }: Settled): boolean {
  const moments = ledger.map(({ event }) => {
    const win = wins.find((each) => each.event === event);
    return win ? `tile ${win.tile}` : `${event}`;
  });
  return new Set(moments).size > 1 && ledger.every(isPlain);
}

function isPlain({ from, to, factors }: LedgerEntry): boolean {
  return from !== null && to !== null && factors.length === 0;
}

/** The payments of a deal in order; those for one reason at one event together. */
export function linesOf({ ledger }: Settled): LedgerEntry[][] {
  const lines: LedgerEntry[][] = [];
  for (const entry of ledger) {
    const line = lines.at(-1);
    if (line?.[0]?.event === entry.event && line[0].reason === entry.reason) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}
