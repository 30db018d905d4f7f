import { PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from '../targets/holding';
import { DEAD } from '../targets/target';
import type { Measure } from './measure';
import type { Route } from './route';

const HONOURS = 3;
const PAIRS = 7;

/** Seven pairs; a kind held four times stands for two of them where the rules allow it. */
export class PairsReach implements Measure {
  private counts: readonly number[] = [];
  private isDistinct = true;
  private pairs = 0;
  /** Pairs and single tiles, each of which can be a pair. */
  private starts = 0;
  private missing = 0;
  private readonly isUsed: boolean[] = Array<boolean>(PLAYING_KINDS).fill(false);

  measure(route: Route, { counts, melds }: Holding): number {
    if (melds > 0) return DEAD;
    this.counts = counts;
    this.isDistinct = route.distinctPairs;
    this.pairs = 0;
    this.starts = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const suit = suitOf(kind);
      this.isUsed[kind] = suit === HONOURS ? route.honours : ((route.suits >> suit) & 1) === 1;
      if (this.isUsed[kind]) this.count(counts[kind]!, 1);
    }
    this.missing = this.countMissing();
    return this.missing;
  }

  private count(held: number, times: 1 | -1): void {
    const pairs = this.isDistinct ? Math.min(1, held >> 1) : held >> 1;
    this.pairs += times * pairs;
    if (held > 0) this.starts += times * Math.max(1, pairs + (this.isDistinct ? 0 : held & 1));
  }

  private countMissing(): number {
    return Math.max(0, PAIRS - this.pairs) + Math.max(0, PAIRS - this.starts);
  }

  uses(kind: TileKind): boolean {
    return this.isUsed[kind]!;
  }

  without(kind: TileKind): number {
    if (!this.isUsed[kind]) return this.missing;
    const held = this.counts[kind]!;
    this.count(held, -1);
    this.count(held - 1, 1);
    const missing = this.countMissing();
    this.count(held - 1, -1);
    this.count(held, 1);
    return missing;
  }

  useful(discarded: TileKind, _missing: number, weights: Float64Array): number {
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const held = this.counts[kind]! - (kind === discarded ? 1 : 0);
      if (this.isUsed[kind] && (held === 1 || (held === 3 && !this.isDistinct))) sum += weights[kind]!;
    }
    return sum;
  }
}
