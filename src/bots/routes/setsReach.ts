import { DIGITS } from '../../engine/shanten/blocks';
import { IMPOSSIBLE } from '../../engine/shanten/costs';
import { FIRST_WIND, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { BlockTables } from './blockTables';
import type { Holding } from './holding';
import { DEAD, type Reach } from './reach';
import type { Route } from './route';

const HONOURS = 3;
const STARTS = [0, 9, 18, FIRST_WIND] as const;
const ENDS = [9, 18, FIRST_WIND, PLAYING_KINDS] as const;

/** Routes of any sets, or of chows: tiles missing by tables, tiles that the route forces counted apart. */
export class SetsReach implements Reach {
  private readonly tables: BlockTables;
  private route!: Route;
  private counts: readonly number[] = [];
  private sets = 0;
  /** Tiles missing of what is forced; `needs`: how many of each kind that is. */
  private offset = 0;
  private missing = 0;
  private totals: Uint8Array;
  private readonly needs: number[] = Array<number>(PLAYING_KINDS).fill(0);
  private readonly forced: TileKind[] = [];
  private readonly keys = [0, 0, 0, 0];
  private readonly ids = [0, 0, 0, 0];
  /** The other blocks joined, for each block. */
  private readonly rests = [0, 0, 0, 0];

  constructor(tables: BlockTables) {
    this.tables = tables;
    this.totals = tables.totalsFor(1);
  }

  measure(route: Route, holding: Holding): number {
    const { keys, ids } = this;
    this.route = route;
    this.counts = holding.counts;
    this.sets = holding.sets;
    this.offset = 0;
    for (let block = 0; block <= HONOURS; block++) keys[block] = holding.keys[block]!;
    this.clearForced();
    if ((route.forced | route.eyes) !== 0 && !this.forceHonours(route, holding)) return DEAD;
    if (route.concealedPongs > 0 && !this.forceConcealed(route, holding)) return DEAD;
    if (this.sets < 0) return DEAD;
    this.totals = this.tables.totalsFor(this.sets);
    for (let block = 0; block <= HONOURS; block++) ids[block] = this.idOf(block, keys[block]!);
    const { joins, joined, width } = this.tables;
    const front = joins[ids[0]! * width + ids[1]!]!;
    const back = joins[ids[2]! * width + ids[3]!]!;
    const missing = this.totals[front * joined + back]!;
    this.missing = missing + this.offset;
    return missing < IMPOSSIBLE ? this.missing : DEAD;
  }

  private clearForced(): void {
    if (this.forced.length === 0) return;
    for (const kind of this.forced) this.needs[kind] = 0;
    this.forced.length = 0;
  }

  private idOf(block: number, key: number): number {
    if (block === HONOURS) return this.route.honours || this.route.eyes !== 0 ? this.tables.honours[key]! : this.tables.unused;
    return (this.route.suits >> block) & 1 ? this.tables.suits[key]! : this.tables.unused;
  }

  private forceHonours({ forced, eyes }: Route, { counts, live, honours }: Holding): boolean {
    for (let left = forced & ~honours; left !== 0; left &= left - 1) {
      const kind = FIRST_WIND + 31 - Math.clz32(left & -left);
      if (counts[kind]! + live[kind]! < 3) return false;
      this.forcePong(kind);
    }
    if ((eyes & ~honours) !== 0) {
      const kind = FIRST_WIND + 31 - Math.clz32(eyes);
      const count = counts[kind]!;
      if (count + live[kind]! < 2) return false;
      this.force(kind, 2);
      this.keys[HONOURS]! += (2 - count) * DIGITS[kind - FIRST_WIND]!;
    }
    return true;
  }

  private forcePong(kind: TileKind): void {
    this.force(kind, 3);
    this.sets--;
    const block = suitOf(kind);
    this.keys[block]! -= this.counts[kind]! * DIGITS[kind - STARTS[block]!]!;
  }

  private force(kind: TileKind, need: number): void {
    this.needs[kind] = need;
    this.forced.push(kind);
    if (this.counts[kind]! < need) this.offset += need - this.counts[kind]!;
  }

  /** The kinds held most are to be the concealed pongs. */
  private forceConcealed(route: Route, { counts, live, concealedPongs }: Holding): boolean {
    for (let left = route.concealedPongs - concealedPongs; left > 0; left--) {
      let best = -1;
      let most = 0;
      for (let kind = 0; kind < PLAYING_KINDS; kind++) {
        const count = counts[kind]!;
        if (count <= most || this.needs[kind] !== 0 || count + live[kind]! < 3 || !isUsed(route, kind)) continue;
        best = kind;
        most = count;
      }
      if (best < 0) return false;
      this.forcePong(best);
    }
    return true;
  }

  prepare(): void {
    const [a, b, c, d] = this.ids as [number, number, number, number];
    this.setRests(a, b, c, d);
  }

  // eslint-disable-next-line max-params
  private setRests(a: number, b: number, c: number, d: number): void {
    const { joins, width } = this.tables;
    const front = joins[a * width + b]!;
    const back = joins[c * width + d]!;
    this.rests[0] = joins[back * width + b]!;
    this.rests[1] = joins[back * width + a]!;
    this.rests[2] = joins[front * width + d]!;
    this.rests[3] = joins[front * width + c]!;
  }

  without(kind: TileKind): number {
    const need = this.needs[kind]!;
    if (need > 0) return this.missing + (this.counts[kind]! <= need ? 1 : 0);
    const block = suitOf(kind);
    if (!isBlockUsed(this.route, block)) return this.missing;
    const id = this.idOf(block, this.keys[block]! - DIGITS[kind - STARTS[block]!]!);
    return this.totals[this.rests[block]! * this.tables.joined + id]! + this.offset;
  }

  uses(kind: TileKind): boolean {
    return this.needs[kind]! > 0 || isBlockUsed(this.route, suitOf(kind));
  }

  useful(kind: TileKind | -1, missing: number, weights: readonly number[]): number {
    const { keys, ids, forced, needs, counts } = this;
    const outside = kind < 0 || needs[kind]! > 0 || !isBlockUsed(this.route, suitOf(kind));
    const block = outside ? 0 : suitOf(kind);
    const key = keys[block]!;
    const id = ids[block]!;
    if (!outside) {
      keys[block] = key - DIGITS[kind - STARTS[block]!]!;
      ids[block] = this.idOf(block, keys[block]);
      this.prepare();
    }
    let sum = 0;
    for (let at = 0; at <= HONOURS; at++) {
      if (isBlockUsed(this.route, at)) sum += this.usefulOf(at, missing - this.offset, weights);
    }
    for (const each of forced) if (counts[each]! - (each === kind ? 1 : 0) < needs[each]!) sum += weights[each]!;
    if (!outside) {
      keys[block] = key;
      ids[block] = id;
      this.prepare();
    }
    return sum;
  }

  private usefulOf(block: number, missing: number, weights: readonly number[]): number {
    const { totals, needs } = this;
    const table = block === HONOURS ? this.tables.honours : this.tables.suits;
    const row = this.rests[block]! * this.tables.joined;
    const key = this.keys[block]!;
    const start = STARTS[block]!;
    let sum = 0;
    for (let kind = start; kind < ENDS[block]!; kind++) {
      const weight = weights[kind]!;
      if (weight > 0 && needs[kind] === 0 && totals[row + table[key + DIGITS[kind - start]!]!]! < missing) sum += weight;
    }
    return sum;
  }
}

function isBlockUsed({ suits, honours, eyes }: Route, block: number): boolean {
  return block === HONOURS ? honours || eyes !== 0 : ((suits >> block) & 1) === 1;
}

function isUsed(route: Route, kind: TileKind): boolean {
  return isBlockUsed(route, suitOf(kind));
}
