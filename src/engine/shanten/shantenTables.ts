import { HONOUR_KINDS, SUIT_KINDS } from './blocks';
import { buildJoins, CostPool, MAX_SETS, totalCost } from './costs';
import { fillTable } from './fillTable';

/** What the standard form needs: at most 2.8 MB, made in less than a fifth of a second. */
export class ShantenTables {
  /** What the ids stand for: the first `width` for single blocks, all for two together. */
  readonly pool = new CostPool();
  readonly suits = fillTable(new Uint8Array(5 ** SUIT_KINDS), 'any', this.pool);
  readonly honours = fillTable(new Uint8Array(5 ** HONOUR_KINDS), 'pongs', this.pool);
  readonly width = this.pool.costs.length;
  /** The id of two blocks together, at `first · width + second`. */
  readonly joins = buildJoins(this.pool, this.width, this.width);
  readonly pairs = this.pool.costs.length;
  private readonly totals: Uint8Array[] = [];

  /** Tiles missing of two pairs of blocks for a number of sets and eyes, at `first · pairs + second`, either way round. */
  totalsFor(sets: number): Uint8Array {
    return (this.totals[sets] ??= this.buildTotals(sets));
  }

  private buildTotals(sets: number): Uint8Array {
    const { costs } = this.pool;
    const totals = new Uint8Array(this.pairs ** 2);
    for (let first = 0; first < this.pairs; first++) {
      for (let second = 0; second <= first; second++) {
        const total = totalCost(costs[first]!, costs[second]!, sets);
        totals[first * this.pairs + second] = total;
        totals[second * this.pairs + first] = total;
      }
    }
    return totals;
  }

  /** Bytes held, with the totals for every number of sets. */
  byteLength(): number {
    const totals = (MAX_SETS + 1) * this.pairs ** 2;
    return this.suits.byteLength + this.honours.byteLength + this.joins.byteLength + totals;
  }
}

let tables: ShantenTables | undefined;

/** The tables, made when they are first asked for and kept. */
export function shantenTables(): ShantenTables {
  tables ??= new ShantenTables();
  return tables;
}
