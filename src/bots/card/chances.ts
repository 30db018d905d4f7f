/** How a seat by a card looks at what is still to come; numbers found by play. */
export interface Prospects {
  /** The share of the draws that are left by the wall which a hand lasts. */
  readonly lasts: number;
  /** How likely others throw a tile that they come to hold, beside one by chance. */
  readonly thrown: number;
  /** By kind: those that others throw so many times as often as most. */
  readonly kept: Readonly<Record<number, number>>;
  /** How far wild tiles that are still to come count. */
  readonly wild: number;
}

/** What is left to a seat: its draws, the tiles it has not seen, and the wild ones among them. */
export interface Left {
  readonly draws: number;
  readonly unseen: number;
  readonly wild: number;
}

/** With no draw left a tile may still be claimed. */
const LEAST = 1e-3;

/** More copies of a kind, or tiles in a group, than there can be. */
const MOST = 9;
const SIZE = MOST * MOST;

/** The place in a table of so many tiles needed of a kind of which so many copies are left. */
export function placeOf(needed: number, copies: number): number {
  return needed * MOST + copies;
}

/** Chances are told apart by so small steps. */
const STEPS = 1024;
const PERCENT = 100;
/** Tables that are kept. */
const KEPT = 2000;

/**
 * How likely so many tiles of a kind still come, by `placeOf`. `drawn`: all of them drawn; `claimed`: the last one may
 * be claimed; `Wild`: wild tiles may stand for some of them.
 */
export interface ChanceTable {
  readonly drawn: Float64Array;
  readonly claimed: Float64Array;
  readonly drawnWild: Float64Array;
  readonly claimedWild: Float64Array;
}

/** The chances of what is left to seats; each table is made once. */
export class Chances {
  private readonly prospects: Prospects;
  private readonly kept = new Map<number, ChanceTable>();

  constructor(prospects: Prospects) {
    this.prospects = prospects;
  }

  /** `times`: how likely others throw a tile, beside most kinds. */
  of({ draws, unseen, wild }: Left, times = 1): ChanceTable {
    const own = Math.min(0.9, Math.max(LEAST, (this.prospects.lasts * draws) / Math.max(1, unseen)));
    const step = Math.ceil(own * STEPS);
    const wilds = Math.min(MOST - 1, Math.max(0, wild));
    const key = (step * MOST + wilds) * STEPS + Math.round(times * PERCENT);
    let table = this.kept.get(key);
    if (!table) {
      if (this.kept.size >= KEPT) this.kept.clear();
      this.kept.set(key, (table = this.newTable(step / STEPS, wilds, times)));
    }
    return table;
  }

  /** `own`: how likely each unseen tile is drawn by the seat. */
  private newTable(own: number, wild: number, times: number): ChanceTable {
    const { thrown, wild: share } = this.prospects;
    const drawn = new Float64Array(SIZE);
    const claimed = new Float64Array(SIZE);
    const drawnWild = new Float64Array(SIZE);
    const claimedWild = new Float64Array(SIZE);
    const others = Math.min(0.9, (3 * own * thrown * times) / (1 - own));
    const wilds = exactly(wild, own * share);
    for (let left = 0; left < MOST; left++) {
      const plain = exactly(left, own);
      const mixed = sumOf(plain, wilds);
      for (let needed = 0; needed < MOST; needed++) {
        const at = placeOf(needed, left);
        // Only once the others have come.
        const claim = 1 - powerOf(1 - others / Math.max(1, needed), Math.max(0, left - needed + 1));
        drawn[at] = tail(plain, needed);
        drawnWild[at] = tail(mixed, needed);
        claimed[at] = drawn[at] + (needed > 0 ? plain[needed - 1]! * claim : 0);
        claimedWild[at] = drawnWild[at] + (needed > 0 ? mixed[needed - 1]! * claim : 0);
      }
    }
    return { drawn, claimed, drawnWild, claimedWild };
  }
}

/** By number: how likely exactly so many of these come, each with this chance. */
function exactly(size: number, chance: number): Float64Array {
  const found = new Float64Array(2 * MOST);
  found[0] = 1;
  for (let each = 0; each < size; each++)
    for (let at = each + 1; at >= 0; at--)
      found[at] = found[at]! * (1 - chance) + (at > 0 ? found[at - 1]! * chance : 0);
  return found;
}

function sumOf(a: Float64Array, b: Float64Array): Float64Array {
  const sum = new Float64Array(2 * MOST);
  for (let i = 0; i < MOST; i++) for (let j = 0; j < MOST; j++) sum[i + j]! += a[i]! * b[j]!;
  return sum;
}

function tail(chances: Float64Array, from: number): number {
  let sum = 0;
  for (let at = from; at < chances.length; at++) sum += chances[at]!;
  return sum;
}

function powerOf(base: number, exponent: number): number {
  let power = 1;
  for (let at = 0; at < exponent; at++) power *= base;
  return power;
}
