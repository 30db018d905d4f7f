import { ORPHANS } from '../../engine/scoring/forms';
import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from './holding';
import { DEAD, type Reach } from './reach';
import type { Route } from './route';

const SUIT_KINDS = 9;
const PAIRS = 7;

/** Seven pairs; a kind held four times may stand for two of them where the option says so. */
export class PairsReach implements Reach {
  private counts: readonly number[] = [];
  private distinct = true;
  private readonly used: boolean[] = Array<boolean>(PLAYING_KINDS).fill(false);
  private pairs = 0;
  private kinds = 0;
  private missing = 0;

  measure(route: Route, { counts, melds }: Holding): number {
    if (melds > 0) return DEAD;
    this.counts = counts;
    this.distinct = route.distinctPairs;
    this.pairs = 0;
    this.kinds = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const suit = (kind / SUIT_KINDS) | 0;
      this.used[kind] = kind >= FIRST_WIND ? route.honours : ((route.suits >> suit) & 1) === 1;
      if (this.used[kind]) this.count(counts[kind]!, 1);
    }
    this.missing = this.missingOf();
    return this.missing;
  }

  private count(held: number, sign: number): void {
    this.pairs += sign * this.pairsOf(held);
    if (held > 0) this.kinds += sign * Math.max(1, this.pairsOf(held));
  }

  private pairsOf(held: number): number {
    return this.distinct ? Math.min(1, held >> 1) : held >> 1;
  }

  private missingOf(): number {
    return PAIRS - Math.min(PAIRS, this.pairs) + Math.max(0, PAIRS - Math.max(this.kinds, this.pairs));
  }

  prepare(): void {}

  without(kind: TileKind): number {
    if (!this.used[kind]) return this.missing;
    const held = this.counts[kind]!;
    this.count(held, -1);
    this.count(held - 1, 1);
    const missing = this.missingOf();
    this.count(held - 1, -1);
    this.count(held, 1);
    return missing;
  }

  uses(kind: TileKind): boolean {
    return this.used[kind]!;
  }

  useful(discarded: TileKind | -1, _missing: number, weights: readonly number[]): number {
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const held = this.counts[kind]! - (kind === discarded ? 1 : 0);
      if (this.used[kind] && (held === 1 || (held === 3 && !this.distinct))) sum += weights[kind]!;
    }
    return sum;
  }
}

/** Thirteen orphans: each of them once, and one of them twice. */
export class OrphansReach implements Reach {
  private counts: readonly number[] = [];
  private pairs = 0;
  private missing = 0;

  measure(_route: Route, { counts, live, melds }: Holding): number {
    if (melds > 0) return DEAD;
    this.counts = counts;
    this.pairs = 0;
    let kinds = 0;
    for (const kind of ORPHANS) {
      if (counts[kind]! > 0) kinds++;
      else if (live[kind]! === 0) return DEAD;
      if (counts[kind]! > 1) this.pairs++;
    }
    this.missing = ORPHANS.length + 1 - kinds - (this.pairs > 0 ? 1 : 0);
    return this.missing;
  }

  prepare(): void {}

  without(kind: TileKind): number {
    const held = this.counts[kind]!;
    const needed = held === 1 || (held === 2 && this.pairs === 1);
    return this.missing + (needed && ORPHANS.includes(kind) ? 1 : 0);
  }

  uses(kind: TileKind): boolean {
    return ORPHANS.includes(kind);
  }

  useful(discarded: TileKind | -1, _missing: number, weights: readonly number[]): number {
    let sum = 0;
    let pairs = 0;
    for (const kind of ORPHANS) if (this.counts[kind]! - (kind === discarded ? 1 : 0) > 1) pairs++;
    for (const kind of ORPHANS) {
      const held = this.counts[kind]! - (kind === discarded ? 1 : 0);
      if (held === 0 || (held === 1 && pairs === 0)) sum += weights[kind]!;
    }
    return sum;
  }
}
