import { DIGITS } from '../../engine/shanten/blocks';
import { IMPOSSIBLE } from '../../engine/shanten/costs';
import { FIRST_WIND, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { BlockTables } from './blockTables';
import type { Holding } from '../targets/holding';
import { DEAD, NO_TILE } from '../targets/target';
import type { Measure } from './measure';
import type { Route } from './route';

const HONOURS = 3;
const STARTS = [0, 9, 18, FIRST_WIND] as const;
const ENDS = [9, 18, FIRST_WIND, PLAYING_KINDS] as const;
const PONG = 3;
const EYES = 2;

/** Routes of any sets, or of chows: tiles missing by tables. What a route forces is set apart and counted by itself. */
export class SetsReach implements Measure {
  private readonly tables: BlockTables;
  private totals: Uint8Array;
  /** Blocks that the route makes use of, as bits. */
  private used = 0;
  private counts: readonly number[] = [];
  private sets = 0;
  private missing = 0;
  /** Kinds that are forced, how many of each are needed, and the tiles missing of them in all. */
  private readonly forced: TileKind[] = [];
  private readonly needs: number[] = Array<number>(PLAYING_KINDS).fill(0);
  private apart = 0;
  /** The key of each block, the id of what it lacks, and the other three blocks joined; the last also after a discard. */
  private readonly keys = [0, 0, 0, 0];
  private readonly ids = [0, 0, 0, 0];
  private others = [0, 0, 0, 0];
  private readonly othersAfter = [0, 0, 0, 0];
  private isJoined = false;

  constructor(tables: BlockTables) {
    this.tables = tables;
    this.totals = tables.totalsFor(0);
  }

  measure(route: Route, holding: Holding): number {
    const { keys, ids } = this;
    this.used = usedBlocks(route);
    this.counts = holding.counts;
    this.sets = holding.sets;
    for (let block = 0; block <= HONOURS; block++) keys[block] = holding.keys[block]!;
    if (!this.setApart(route, holding)) return DEAD;
    this.totals = this.tables.totalsFor(this.sets);
    for (let block = 0; block <= HONOURS; block++) ids[block] = this.idOf(block, keys[block]!);
    const { joins, joined, width } = this.tables;
    const front = joins[ids[0]! * width + ids[1]!]!;
    const back = joins[ids[2]! * width + ids[3]!]!;
    const missing = this.totals[front * joined + back]!;
    this.missing = missing + this.apart;
    this.isJoined = false;
    return missing < IMPOSSIBLE ? this.missing : DEAD;
  }

  private isUsed(block: number): boolean {
    return ((this.used >> block) & 1) === 1;
  }

  private idOf(block: number, key: number): number {
    if (!this.isUsed(block)) return this.tables.unused;
    return (block === HONOURS ? this.tables.honours : this.tables.suits)[key]!;
  }

  /** Sets the forced tiles apart; false when there are not enough of them. */
  private setApart(route: Route, holding: Holding): boolean {
    for (const kind of this.forced) this.needs[kind] = 0;
    if (this.forced.length > 0) this.forced.length = 0;
    this.apart = 0;
    const forces = (route.forced | route.eyes) !== 0;
    if (forces && !this.forceHonours(route, holding)) return false;
    if (route.concealedPongs > 0 && !this.forceConcealed(route, holding)) return false;
    return this.sets >= 0;
  }

  private forceHonours({ forced, eyes }: Route, { counts, live, honours }: Holding): boolean {
    for (let left = forced & ~honours; left !== 0; left &= left - 1) {
      const kind = FIRST_WIND + 31 - Math.clz32(left & -left);
      if (counts[kind]! + live[kind]! < PONG) return false;
      this.forcePong(kind);
    }
    if ((eyes & ~honours) === 0) return true;
    const kind = FIRST_WIND + 31 - Math.clz32(eyes);
    if (counts[kind]! + live[kind]! < EYES) return false;
    this.force(kind, EYES);
    this.keys[HONOURS]! += (EYES - counts[kind]!) * DIGITS[kind - FIRST_WIND]!;
    return true;
  }

  private forcePong(kind: TileKind): void {
    this.force(kind, PONG);
    this.sets--;
    const block = suitOf(kind);
    this.keys[block]! -= this.counts[kind]! * DIGITS[kind - STARTS[block]!]!;
  }

  private force(kind: TileKind, need: number): void {
    this.needs[kind] = need;
    this.forced.push(kind);
    if (this.counts[kind]! < need) this.apart += need - this.counts[kind]!;
  }

  /** The kinds held most are to be the concealed pongs. */
  private forceConcealed(route: Route, { counts, live, concealedPongs }: Holding): boolean {
    for (let left = route.concealedPongs - concealedPongs; left > 0; left--) {
      let best = -1;
      let most = 0;
      for (let kind = 0; kind < PLAYING_KINDS; kind++) {
        const count = counts[kind]!;
        if (count <= most || this.needs[kind] !== 0 || count + live[kind]! < PONG) continue;
        if (!this.isUsed(suitOf(kind))) continue;
        best = kind;
        most = count;
      }
      if (best < 0) return false;
      this.forcePong(best);
    }
    return true;
  }

  private join(): void {
    const { joins, width } = this.tables;
    const { ids, others } = this;
    const front = joins[ids[0]! * width + ids[1]!]!;
    const back = joins[ids[2]! * width + ids[3]!]!;
    others[0] = joins[back * width + ids[1]!]!;
    others[1] = joins[back * width + ids[0]!]!;
    others[2] = joins[front * width + ids[3]!]!;
    others[3] = joins[front * width + ids[2]!]!;
    this.isJoined = true;
  }

  uses(kind: TileKind): boolean {
    return this.needs[kind]! > 0 || this.isUsed(suitOf(kind));
  }

  without(kind: TileKind): number {
    if (this.needs[kind]! > 0) return this.missing + this.lossApart(kind);
    const block = suitOf(kind);
    if (!this.isUsed(block)) return this.missing;
    if (!this.isJoined) this.join();
    const id = this.idOf(block, this.keys[block]! - DIGITS[kind - STARTS[block]!]!);
    return this.totals[this.others[block]! * this.tables.joined + id]! + this.apart;
  }

  /** Tiles that a discard adds to those missing of what is forced. */
  private lossApart(discarded: TileKind): number {
    if (discarded === NO_TILE || this.needs[discarded] === 0) return 0;
    return this.counts[discarded]! <= this.needs[discarded]! ? 1 : 0;
  }

  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    const { keys, ids, others, isJoined } = this;
    const block = discarded === NO_TILE ? HONOURS : suitOf(discarded);
    const changes = discarded !== NO_TILE && this.needs[discarded] === 0 && this.isUsed(block);
    if (!changes) return this.sumUseful(discarded, missing - this.lossApart(discarded), weights);
    const key = keys[block]!;
    const id = ids[block]!;
    keys[block] = key - DIGITS[discarded - STARTS[block]!]!;
    ids[block] = this.idOf(block, keys[block]);
    this.others = this.othersAfter;
    this.join();
    const sum = this.sumUseful(discarded, missing, weights);
    keys[block] = key;
    ids[block] = id;
    this.others = others;
    this.isJoined = isJoined;
    return sum;
  }

  private sumUseful(discarded: TileKind, missing: number, weights: Float64Array): number {
    if (!this.isJoined) this.join();
    let sum = 0;
    for (let block = 0; block <= HONOURS; block++) {
      if (this.isUsed(block)) sum += this.sumUsefulOf(block, missing - this.apart, weights);
    }
    for (const kind of this.forced) {
      const held = this.counts[kind]! - (kind === discarded ? 1 : 0);
      if (held < this.needs[kind]!) sum += weights[kind]!;
    }
    return sum;
  }

  private sumUsefulOf(block: number, missing: number, weights: Float64Array): number {
    const { totals, needs } = this;
    const table = block === HONOURS ? this.tables.honours : this.tables.suits;
    const row = this.others[block]! * this.tables.joined;
    const key = this.keys[block]!;
    const start = STARTS[block]!;
    const end = ENDS[block]!;
    let sum = 0;
    for (let kind = start; kind < end; kind++) {
      const weight = weights[kind]!;
      if (weight === 0 || needs[kind] !== 0) continue;
      if (totals[row + table[key + DIGITS[kind - start]!]!]! < missing) sum += weight;
    }
    return sum;
  }
}

function usedBlocks({ suits, honours, eyes }: Route): number {
  return honours || eyes !== 0 ? suits | (1 << HONOURS) : suits;
}
