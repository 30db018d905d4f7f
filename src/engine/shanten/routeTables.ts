import { SUIT_KINDS } from './blocks';
import { buildJoins, CostPool, NO_USE, type Costs } from './costs';
import { fillTable } from './fillTable';
import { usableHonours, type HonourUse, type SuitUse } from './route';
import { shantenTables } from './shantenTables';

/** What routes need besides the tables of the standard form: about 4.5 MB, made in about a fifth of a second. */
export class RouteTables {
  private readonly standard = shantenTables();
  /** What the ids stand for: the first `width` for single blocks (as in the standard form's tables), all for joined ones. */
  private readonly pool = new CostPool(this.standard.pool.costs.slice(0, this.standard.width));
  private readonly chows = fillTable(new Uint16Array(5 ** SUIT_KINDS), 'chows', this.pool);
  private readonly noUse = this.pool.idOf(NO_USE);
  /** The id of the honours by what they may be used for and the id of all their uses. */
  private readonly honours = { any: this.restrict('any'), eyes: this.restrict('eyes'), none: this.restrict('none') };
  private readonly honoursBesideEyes = {
    any: this.restrict('any', true),
    eyes: this.restrict('eyes', true),
    none: this.restrict('none', true),
  };
  private readonly width = this.pool.costs.length;
  private readonly joins = buildJoins(this.pool, Infinity, this.width);

  costs(id: number): Costs {
    return this.pool.costs[id]!;
  }

  /** The id of two blocks together. The second must be a single block. */
  join(first: number, second: number): number {
    return this.joins[first * this.width + second]!;
  }

  suitId(use: SuitUse, key: number): number {
    if (use === 'any') return this.standard.suits[key]!;
    if (use === 'chows') return this.chows[key]!;
    return use === 'pongs' ? this.pongsId(key) : this.noUse;
  }

  /** The id of the honours that are not forced; `besideEyes`: the eyes are forced. */
  honourId(use: HonourUse, key: number, besideEyes: boolean): number {
    const ids = besideEyes ? this.honoursBesideEyes : this.honours;
    return ids[use][this.standard.honours[key]!]!;
  }

  /** Bytes held besides the tables of the standard form. */
  byteLength(): number {
    return this.chows.byteLength + this.joins.byteLength;
  }

  /**
   * Pongs do not care for the order of kinds, so the honours' table serves twice: for seven kinds and for the last two.
   * The five empty kinds beside these change nothing: six kinds at most are used, and three real ones are left.
   */
  private pongsId(key: number): number {
    const { honours } = this.standard;
    return this.join(honours[key % honours.length]!, honours[(key / honours.length) | 0]!);
  }

  private restrict(use: HonourUse, besideEyes = false): number[] {
    const ids: number[] = [];
    for (const id of new Set(this.standard.honours)) {
      ids[id] = this.pool.idOf(usableHonours(this.costs(id), use, besideEyes));
    }
    return ids;
  }
}

let tables: RouteTables | undefined;

/** The tables, made when they are first asked for and kept. */
export function routeTables(): RouteTables {
  tables ??= new RouteTables();
  return tables;
}
