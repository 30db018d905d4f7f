import type { TileKind } from '../../../../engine/types';
import type { Holding } from '../../../../bots/targets/holding';
import { DEAD } from '../../../../bots/targets/target';
import type { Reach } from '../../../../bots/targets/target';

const TILES = 14;

/** Fourteen different ones of these sixteen kinds. */
export class UnlikeReach implements Reach {
  private readonly kinds: readonly TileKind[];
  private counts: readonly number[] = [];
  private missing = 0;

  constructor(kinds: readonly TileKind[]) {
    this.kinds = kinds;
  }

  isOpen({ melds }: Holding): boolean {
    return melds === 0;
  }

  least(holding: Holding): number {
    return this.measure(holding);
  }

  measure({ counts, live }: Holding): number {
    this.counts = counts;
    const there = this.kinds.filter((kind) => counts[kind]! + live[kind]! > 0).length;
    this.missing = TILES - Math.min(TILES, this.kinds.filter((kind) => counts[kind]! > 0).length);
    return there < TILES ? DEAD : this.missing;
  }

  uses(kind: TileKind): boolean {
    return this.kinds.includes(kind);
  }

  without(kind: TileKind): number {
    return this.missing + (this.counts[kind] === 1 && this.uses(kind) ? 1 : 0);
  }

  useful(discarded: TileKind, _missing: number, weights: Float64Array): number {
    let sum = 0;
    for (const kind of this.kinds) {
      const held = this.counts[kind]! - (kind === discarded ? 1 : 0);
      if (held === 0) sum += weights[kind]!;
    }
    return sum;
  }
}
