import { SUIT_KINDS } from '../../engine/shanten/blocks';
import { buildJoins, CostPool, NO_USE, totalCost } from '../../engine/shanten/costs';
import { fillTable, type IdTable } from '../../engine/shanten/fillTable';
import { shantenTables } from '../../engine/shanten/shantenTables';

/**
 * What routes are measured with: the id of what each block lacks, by key; of any blocks joined; and the tiles missing
 * of two joins. The tables of the standard form are shared; with chows only, 4 MB come on top.
 */
export class BlockTables {
  readonly suits: IdTable;
  readonly honours: IdTable;
  /** The id of a block that a route makes no use of. */
  readonly unused: number;
  /** Single blocks have the ids below this. */
  readonly width: number;
  /** The id of any blocks with a single one, at `first · width + second`. */
  readonly joins: Uint16Array;
  readonly joined: number;
  private readonly pool: CostPool;
  private readonly totals: Uint8Array[] = [];

  constructor(family: 'any' | 'chows') {
    const standard = shantenTables();
    this.pool = new CostPool(standard.pool.costs.slice(0, standard.width));
    this.honours = standard.honours;
    this.suits =
      family === 'any' ? standard.suits : fillTable(new Uint16Array(5 ** SUIT_KINDS), 'chows', this.pool);
    this.unused = this.pool.idOf(NO_USE);
    this.width = this.pool.costs.length;
    this.joins = buildJoins(this.pool, Infinity, this.width);
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
