import { COPIES } from '../../../../engine/shanten/blocks';
import { shanten } from '../../../../engine/shanten/shanten';
import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import type { Holding } from '../../../../bots/targets/holding';
import { DEAD, NO_TILE } from '../../../../bots/targets/target';
import type { Reach } from '../../../../bots/targets/target';

const CHOW = 3;

/** What hands of a sort are made of beside one set and eyes. */
export interface Given {
  /** By their lowest kinds; they may be laid out. */
  readonly chows: readonly TileKind[];
  /** Tiles that stay in the hand. */
  readonly tiles: readonly TileKind[];
}

/** A sort of hand: given chows or tiles, one more set, and eyes. */
export class GivenSetsReach implements Reach {
  private readonly given: Given;
  /** How many of each kind are needed beside what is laid out, and what is held. */
  private readonly needs = Array<number>(PLAYING_KINDS).fill(0);
  private readonly counts = Array<number>(PLAYING_KINDS).fill(0);
  private readonly rest = Array<number>(PLAYING_KINDS).fill(0);
  /** Sets beside the given ones that are not laid out. */
  private open = 0;

  constructor(given: Given) {
    this.given = given;
  }

  isOpen({ laid }: Holding): boolean {
    return this.leftOf(laid) !== null;
  }

  least(holding: Holding): number {
    return this.read(holding) ? this.missingOfGiven() : DEAD;
  }

  measure(holding: Holding): number {
    return this.read(holding) ? this.missing() : DEAD;
  }

  uses(): boolean {
    return true;
  }

  /** What the holding is without a tile is measured anew: few targets are near enough to be asked. */
  without(kind: TileKind): number {
    this.counts[kind]!--;
    const missing = this.missing();
    this.counts[kind]!++;
    return missing;
  }

  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    const { counts } = this;
    if (discarded !== NO_TILE) counts[discarded]!--;
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (weights[kind] === 0 || counts[kind]! >= COPIES) continue;
      counts[kind]!++;
      if (this.missing() < missing) sum += weights[kind]!;
      counts[kind]!--;
    }
    if (discarded !== NO_TILE) counts[discarded]!++;
    return sum;
  }

  /** The given chows that are not laid out; null where what is laid out leaves no room for them. */
  private leftOf(laid: Holding['laid']): TileKind[] | null {
    const left = [...this.given.chows];
    let others = 0;
    for (const { type, kind } of laid) {
      const at = type === 'chow' ? left.indexOf(kind) : -1;
      if (at >= 0) left.splice(at, 1);
      else others++;
    }
    this.open = 1 - others;
    return others > 1 ? null : left;
  }

  private read({ counts, live, laid }: Holding): boolean {
    const { needs } = this;
    const left = this.leftOf(laid);
    if (left === null) return false;
    needs.fill(0);
    for (const kind of this.given.tiles) needs[kind]!++;
    for (const kind of left) for (let at = 0; at < CHOW; at++) needs[kind + at]!++;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      this.counts[kind] = counts[kind]!;
      if (needs[kind]! > counts[kind]! + live[kind]!) return false;
    }
    return true;
  }

  private missingOfGiven(): number {
    let missing = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++)
      if (this.needs[kind]! > this.counts[kind]!) missing += this.needs[kind]! - this.counts[kind]!;
    return missing;
  }

  private missing(): number {
    const { counts, needs, rest } = this;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) rest[kind] = Math.max(0, counts[kind]! - needs[kind]!);
    return this.missingOfGiven() + shanten(rest, this.open) + 1;
  }
}
