import { HONOUR_KINDS, SUIT_KINDS } from '../../engine/shanten/blocks';
import { buildJoins, CostPool, NO_USE, totalCost } from '../../engine/shanten/costs';
import { fillTable } from '../../engine/shanten/fillTable';

/** The id of a block that a route makes no use of. */
export const UNUSED = 0;

/** What routes are measured with: costs by key of each block, any blocks joined, and the tiles missing of two joins. */
export class BlockTables {
  readonly suits: Uint8Array | Uint16Array;
  readonly honours: Uint16Array;
  /** Costs of single blocks have the ids below this. */
  readonly width: number;
  /** The id of any blocks with one more, at `first · width + second`. */
  readonly joins: Uint16Array;
  readonly joined: number;
  private readonly pool = new CostPool([NO_USE]);
  private readonly totals: Uint8Array[] = [];

  constructor(family: 'any' | 'chows') {
    this.suits = fillTable(family === 'any' ? new Uint8Array(5 ** SUIT_KINDS) : new Uint16Array(5 ** SUIT_KINDS), family, this.pool);
    this.honours = fillTable(new Uint16Array(5 ** HONOUR_KINDS), 'pongs', this.pool);
    this.width = this.pool.costs.length;
    this.joins = buildJoins(this.pool, Number.MAX_SAFE_INTEGER, this.width);
    this.joined = this.pool.costs.length;
  }

  /** Tiles missing of two joins for a number of sets and eyes, at `first · joined + second`. */
  totalsFor(sets: number): Uint8Array {
    return (this.totals[sets] ??= this.buildTotals(sets));
  }

  private buildTotals(sets: number): Uint8Array {
    const { costs } = this.pool;
    const totals = new Uint8Array(this.joined ** 2);
    let at = 0;
    for (const first of costs) for (const second of costs) totals[at++] = totalCost(first, second, sets);
    return totals;
  }
}

const tables = new Map<string, BlockTables>();

/** The tables of hands with any sets, or with chows only in the suits; made when first asked for and kept. */
export function blockTables(family: 'any' | 'chows'): BlockTables {
  let found = tables.get(family);
  if (!found) tables.set(family, (found = new BlockTables(family)));
  return found;
}
