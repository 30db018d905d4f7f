import { ORPHANS } from '../../engine/scoring/forms';
import type { TileKind } from '../../engine/types';
import type { Holding } from '../targets/holding';
import { DEAD, NO_TILE } from '../targets/target';
import type { Measure } from './measure';
import type { Route } from './route';

/** Thirteen orphans: each of them once, and one of them twice. */
export class OrphansReach implements Measure {
  private counts: readonly number[] = [];
  /** Orphans held more than once. */
  private pairs = 0;
  private missing = 0;

  measure(_route: Route, { counts, live, melds }: Holding): number {
    if (melds > 0) return DEAD;
    this.counts = counts;
    this.pairs = 0;
    let kinds = 0;
    for (const kind of ORPHANS) {
      if (counts[kind]! + live[kind]! < 1) return DEAD;
      if (counts[kind]! > 0) kinds++;
      if (counts[kind]! > 1) this.pairs++;
    }
    this.missing = ORPHANS.length - kinds + (this.pairs > 0 ? 0 : 1);
    return this.missing;
  }

  uses(kind: TileKind): boolean {
    return ORPHANS.includes(kind);
  }

  without(kind: TileKind): number {
    const held = this.counts[kind]!;
    const isNeeded = held === 1 || (held === 2 && this.pairs === 1);
    return this.missing + (isNeeded && this.uses(kind) ? 1 : 0);
  }

  useful(discarded: TileKind, _missing: number, weights: Float64Array): number {
    const losesPair = discarded !== NO_TILE && this.counts[discarded] === 2 && this.uses(discarded);
    const pairs = this.pairs - (losesPair ? 1 : 0);
    let sum = 0;
    for (const kind of ORPHANS) {
      const held = this.counts[kind]! - (kind === discarded ? 1 : 0);
      if (held === 0 || (held === 1 && pairs === 0)) sum += weights[kind]!;
    }
    return sum;
  }
}
