import type { TileKind } from '../../../../engine/types';
import type { Holding } from '../../../../bots/targets/holding';
import { DEAD } from '../../../../bots/targets/target';
import type { Reach } from '../../../../bots/targets/target';
import type { Hand } from './held';
import type { Made, Worth } from './worth';

/** Nearer hands are ready, and looked at by themselves. */
const NEAREST = 2;

/** What all sorts of a plan share. `changes`: useful tiles of a hand that is ready, but has to change to win. */
export interface Weighing {
  readonly hand: Hand;
  readonly worth: Worth;
  readonly changes: number;
}

/** A sort of hand with what small items are likely to add to it. */
export class SmallReach implements Reach {
  private readonly tiles: Reach;
  private readonly made: Made;
  private readonly hand: Hand;
  private readonly likely: Worth;
  private readonly changes: number;
  /** Tiles missing of the sort itself. */
  private missing = 0;

  constructor(tiles: Reach, made: Made, { hand, worth, changes }: Weighing) {
    this.tiles = tiles;
    this.changes = changes;
    this.made = made;
    this.hand = hand;
    this.likely = worth;
  }

  isOpen(holding: Holding): boolean {
    return (!this.made.closed || holding.exposed === 0) && this.tiles.isOpen(holding);
  }

  least(holding: Holding): number {
    return Math.max(NEAREST, this.tiles.least(holding));
  }

  measure(holding: Holding): number {
    this.hand.read(holding);
    return this.atLeast(this.tiles.measure(holding));
  }

  uses(kind: TileKind): boolean {
    return this.tiles.uses(kind);
  }

  without(kind: TileKind): number {
    return this.atLeast(this.tiles.without(kind));
  }

  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    return this.missing < NEAREST ? this.changes : this.tiles.useful(discarded, missing, weights);
  }

  worth(discarded: TileKind, missing: number): number {
    return this.likely.of(this.made, discarded, missing);
  }

  private atLeast(missing: number): number {
    this.missing = missing;
    return missing >= DEAD ? DEAD : Math.max(NEAREST, missing);
  }
}
