import { HONOUR_KINDS, SUIT_KINDS } from '../../engine/shanten/blocks';
import { buildJoins, CostPool, NO_USE, totalCost } from '../../engine/shanten/costs';
import { fillTable, type IdTable } from '../../engine/shanten/fillTable';
import { shantenTables } from '../../engine/shanten/shantenTables';

/** What a block can hold: a suit any sets or chows alone; honours pongs, or nothing beside chows alone. */
interface Blocks {
  readonly pool: CostPool;
  readonly suits: IdTable;
  readonly honours: IdTable;
}

/**
 * What routes are measured with: the id of what each block lacks, by key; of any blocks joined; and the tiles missing
 * of two joins. Less than 1 MB beside the tables of the standard form, which are shared; with chows alone 2.7 MB.
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

  constructor({ pool, suits, honours }: Blocks) {
    this.pool = pool;
    this.suits = suits;
    this.honours = honours;
    this.unused = pool.idOf(NO_USE);
    this.width = pool.costs.length;
    this.joins = buildJoins(pool, Infinity, this.width);
    this.joined = pool.costs.length;
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

function anySets(): Blocks {
  const { pool, width, suits, honours } = shantenTables();
  return { pool: new CostPool(pool.costs.slice(0, width)), suits, honours };
}

function chowsAlone(): Blocks {
  const pool = new CostPool([NO_USE]);
  const suits = fillTable(new Uint8Array(5 ** SUIT_KINDS), 'chows', pool);
  return { pool, suits, honours: new Uint8Array(5 ** HONOUR_KINDS) };
}

const tables = new Map<string, BlockTables>();

/** The tables of hands with any sets, or with chows alone; made when first asked for and kept. */
export function blockTables(family: 'any' | 'chows'): BlockTables {
  let found = tables.get(family);
  if (!found) {
    found = new BlockTables(family === 'any' ? anySets() : chowsAlone());
    tables.set(family, found);
  }
  return found;
}
