/** Most sets a hand is made of: five with seventeen tiles. */
export const MAX_SETS = 5;
/** A cost that no tiles can meet. Four of them still fit into a byte. */
export const IMPOSSIBLE = 63;

const LENGTH = 2 * (MAX_SETS + 1);

/**
 * What a block (a suit, the honours, or several together) lacks: at index 2n the tiles missing to hold at least n
 * sets, at 2n + 1 the same with eyes beside them. Never falls with n.
 */
export type Costs = readonly number[];

/** A block without any use: no sets, no eyes. */
export const NO_USE: Costs = costsOf(() => IMPOSSIBLE);

/** Costs made of one figure for each number of sets and eyes (0 or 1); nothing always costs nothing. */
export function costsOf(cost: (sets: number, eyes: number) => number): Costs {
  return Array.from({ length: LENGTH }, (_, at) => (at === 0 ? 0 : cost(at >> 1, at & 1)));
}

/** What two blocks lack together, their sets and eyes shared out in the cheapest way. */
export function joinCosts(x: Costs, y: Costs): Costs {
  const joined = new Array<number>(LENGTH).fill(IMPOSSIBLE);
  for (let a = 0; a < LENGTH; a++) {
    for (let b = 0; b < LENGTH - (a & ~1); b++) {
      if ((a & b & 1) === 1) continue;
      const cost = x[a]! + y[b]!;
      if (cost < joined[a + b]!) joined[a + b] = cost;
    }
  }
  return joined;
}

/** Tiles missing until two blocks hold exactly `sets` sets and one pair of eyes; `IMPOSSIBLE` or more if they cannot. */
export function totalCost(x: Costs, y: Costs, sets: number): number {
  let least = IMPOSSIBLE;
  for (let a = 0, b = 2 * sets; b >= 0; a += 2, b -= 2) {
    const eyesInSecond = x[a]! + y[b + 1]!;
    const eyesInFirst = x[a + 1]! + y[b]!;
    if (eyesInSecond < least) least = eyesInSecond;
    if (eyesInFirst < least) least = eyesInFirst;
  }
  return least;
}

/** The distinct costs met so far, each known by a small number. */
export class CostPool {
  readonly costs: Costs[] = [];
  private readonly ids = new Map<string, number>();

  constructor(first: readonly Costs[] = []) {
    for (const costs of first) this.idOf(costs);
  }

  idOf(costs: Costs): number {
    const key = String.fromCharCode(...costs);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.costs.length);
    return this.costs.push(costs) - 1;
  }
}

/**
 * The id of two costs of a pool together, at `first · width + second`. The second is one of the pool's first `width`,
 * the first one of its first `rows`; with more rows than costs, of all, also those that joining adds.
 */
export function buildJoins(pool: CostPool, rows: number, width: number): Uint16Array {
  const joins: number[] = [];
  for (let first = 0; first < Math.min(rows, pool.costs.length); first++) {
    for (let second = 0; second < width; second++) {
      const known = second < first && first < width ? joins[second * width + first] : undefined;
      joins.push(known ?? pool.idOf(joinCosts(pool.costs[first]!, pool.costs[second]!)));
    }
  }
  return Uint16Array.from(joins);
}
