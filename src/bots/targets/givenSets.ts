import { shanten, usefulTiles } from '../../engine/shanten/shanten';
import { PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from './holding';
import { DEAD, NO_TILE } from './target';
import type { Reach } from './target';

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
  /** The kinds that are given. */
  private readonly kinds: readonly TileKind[];
  /** How many of each kind are needed beside what is laid out. */
  private needs: readonly number[];
  /** The same while nothing is laid out. */
  private readonly allNeeds: readonly number[];
  /** What is held of each kind. */
  private counts: number[] = [];
  /** What of it is not needed. */
  private readonly rest = Array<number>(PLAYING_KINDS).fill(0);
  /** Sets beside the given ones that are not laid out. */
  private open = 0;

  constructor(given: Given) {
    this.given = given;
    this.needs = this.allNeeds = needsOf(given);
    this.kinds = this.needs.flatMap((needed, kind) => (needed > 0 ? [kind] : []));
  }

  isOpen({ laid }: Holding): boolean {
    return laid.length === 0 || this.leftOf(laid) !== null;
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

  useful(discarded: TileKind, _missing: number, weights: Float64Array): number {
    const { counts, needs, kinds } = this;
    if (discarded !== NO_TILE) counts[discarded]!--;
    let sum = 0;
    for (const kind of kinds) if (needs[kind]! > counts[kind]!) sum += weights[kind]!;
    this.readRest();
    for (const kind of usefulTiles(this.rest, this.open))
      if (needs[kind]! <= counts[kind]!) sum += weights[kind]!;
    if (discarded !== NO_TILE) counts[discarded]!++;
    return sum;
  }

  /** The given chows that are not laid out; null where what is laid out leaves no room for them. */
  private leftOf(laid: Holding['laid']): readonly TileKind[] | null {
    this.open = 1;
    if (laid.length === 0) return this.given.chows;
    const left = [...this.given.chows];
    for (const { type, kind } of laid) {
      const at = type === 'chow' ? left.indexOf(kind) : -1;
      if (at >= 0) left.splice(at, 1);
      else this.open--;
    }
    return this.open < 0 ? null : left;
  }

  private read({ counts, live, laid }: Holding): boolean {
    const chows = this.leftOf(laid);
    if (chows === null) return false;
    this.needs = laid.length === 0 ? this.allNeeds : needsOf({ ...this.given, chows });
    this.counts = counts;
    const { kinds, needs } = this;
    for (const kind of kinds) if (needs[kind]! > counts[kind]! + live[kind]!) return false;
    return true;
  }

  private missingOfGiven(): number {
    const { kinds, needs, counts } = this;
    let missing = 0;
    for (const kind of kinds) missing += Math.max(0, needs[kind]! - counts[kind]!);
    return missing;
  }

  private missing(): number {
    this.readRest();
    return this.missingOfGiven() + shanten(this.rest, this.open) + 1;
  }

  private readRest(): void {
    const { counts, needs, rest } = this;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) rest[kind] = Math.max(0, counts[kind]! - needs[kind]!);
  }
}

/** By kind. */
function needsOf({ chows, tiles }: Given): number[] {
  const needs = Array<number>(PLAYING_KINDS).fill(0);
  for (const kind of tiles) needs[kind]!++;
  for (const kind of chows) for (let at = 0; at < CHOW; at++) needs[kind + at]!++;
  return needs;
}
