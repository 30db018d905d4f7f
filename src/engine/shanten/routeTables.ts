import { SUIT_KINDS } from './blocks';
import { buildJoins, CostPool, MAX_SETS, NO_USE, totalCost } from './costs';
import { fillTable } from './fillTable';
import { usableHonours, type HonourUse, type SuitUse } from './route';
import { shantenTables } from './shantenTables';

/** What routes need besides the tables of the standard form: 2.3 MB, made in about as long, then at most 1 MB of totals. */
export class RouteTables {
  private readonly standard = shantenTables();
  /** What the ids stand for: the first `width` for single blocks (as in the standard form's tables), all for joined ones. */
  private readonly pool = new CostPool(this.standard.pool.costs.slice(0, this.standard.width));
  private readonly chowPool = new CostPool();
  private readonly chows = fillTable(new Uint8Array(5 ** SUIT_KINDS), 'chows', this.chowPool);
  private readonly chowIds = Uint16Array.from(this.chowPool.costs, (costs) => this.pool.idOf(costs));
  private readonly noUse = this.pool.idOf(NO_USE);
  /** From the id of honours for all uses to their id for fewer. */
  private readonly honourUses = this.restrictHonours(false);
  private readonly honourUsesBesideEyes = this.restrictHonours(true);
  private readonly width = this.pool.costs.length;
  private readonly joins = buildJoins(this.pool, Infinity, this.width);
  private readonly totals: Uint8Array[] = [];

  suitId(use: SuitUse, key: number): number {
    if (use === 'any') return this.standard.suits[key]!;
    if (use === 'chows') return this.chowIds[this.chows[key]!]!;
    return use === 'pongs' ? this.pongsId(key) : this.noUse;
  }

  /** The id of the honours that are not forced; `besideEyes`: the eyes are forced. */
  honourId(use: HonourUse, besideEyes: boolean, key: number): number {
    const uses = besideEyes ? this.honourUsesBesideEyes : this.honourUses;
    return uses[use][this.standard.honours[key]!]!;
  }

  /** The id of two blocks together. The second must be a single block. */
  join(first: number, second: number): number {
    return this.joins[first * this.width + second]!;
  }

  /** Tiles missing for `sets` sets (0–5) and eyes, by the id of the last block, beside what the others hold together; `IMPOSSIBLE` if they cannot. */
  totalsBeside(others: number, sets: number): Uint8Array {
    const at = sets * this.pool.costs.length + others;
    return (this.totals[at] ??= this.buildTotals(others, sets));
  }

  private buildTotals(others: number, sets: number): Uint8Array {
    const { costs } = this.pool;
    const totals = new Uint8Array(this.width);
    for (let own = 0; own < totals.length; own++) totals[own] = totalCost(costs[others]!, costs[own]!, sets);
    return totals;
  }

  /** Bytes held besides the tables of the standard form, with all totals. */
  byteLength(): number {
    const totals = (MAX_SETS + 1) * this.pool.costs.length * this.width;
    return this.chows.byteLength + this.joins.byteLength + totals;
  }

  /**
   * Pongs do not care for the order of kinds, so the honours' table serves twice: for seven kinds and for the last two.
   * The five empty kinds beside these change nothing: a hand uses six kinds at most, so real ones are left over.
   */
  private pongsId(key: number): number {
    const { honours } = this.standard;
    return this.join(honours[key % honours.length]!, honours[(key / honours.length) | 0]!);
  }

  private restrictHonours(besideEyes: boolean): Record<HonourUse, Uint16Array> {
    const idsFor = (use: HonourUse) => {
      const ids = new Uint16Array(this.standard.width);
      for (const id of new Set(this.standard.honours)) {
        ids[id] = this.pool.idOf(usableHonours(this.pool.costs[id]!, use, besideEyes));
      }
      return ids;
    };
    return { any: idsFor('any'), eyes: idsFor('eyes'), none: idsFor('none') };
  }
}

let tables: RouteTables | undefined;

/** The tables, made when they are first asked for and kept. */
export function routeTables(): RouteTables {
  tables ??= new RouteTables();
  return tables;
}
