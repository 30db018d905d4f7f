import { FIRST_DRAGON, FIRST_WIND, PLAYING_KINDS, suitOf } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import type { Holding } from '../../../../bots/targets/holding';
import { DEAD, NO_TILE } from '../../../../bots/targets/target';
import type { Reach } from '../../../../bots/targets/target';

const SUITS = 3;
const SUIT_KINDS = 9;
const BLOCKS = [0, 9, 18, FIRST_WIND, FIRST_DRAGON, PLAYING_KINDS];
const TYPES = 5;
const PAIR = 2;
const PONG = 3;

/** A set of each suit, of the winds and of the dragons, but one of the five is a pair. */
export class FiveTypesReach implements Reach {
  private counts: number[] = [];
  private live: readonly number[] = [];
  /** Types of which a set is laid out, as bits. */
  private laid = 0;
  /** Tiles missing by type: of a set, of a pair. */
  private readonly sets = [0, 0, 0, 0, 0];
  private readonly pairs = [0, 0, 0, 0, 0];

  isOpen({ laid }: Holding): boolean {
    return new Set(laid.map(({ kind }) => typeOf(kind))).size === laid.length;
  }

  least(holding: Holding): number {
    return this.measure(holding);
  }

  measure({ counts, live, laid }: Holding): number {
    this.counts = counts;
    this.live = live;
    this.laid = laid.reduce((bits, { kind }) => bits | (1 << typeOf(kind)), 0);
    for (let type = 0; type < TYPES; type++) this.readType(type);
    return this.sum();
  }

  uses(): boolean {
    return true;
  }

  without(kind: TileKind): number {
    return this.changed(kind, -1);
  }

  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    if (discarded !== NO_TILE) this.counts[discarded]!--;
    if (discarded !== NO_TILE) this.readType(typeOf(discarded));
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++)
      if (weights[kind]! > 0 && this.changed(kind, 1) < missing) sum += weights[kind]!;
    if (discarded !== NO_TILE) this.counts[discarded]!++;
    if (discarded !== NO_TILE) this.readType(typeOf(discarded));
    return sum;
  }

  /** Tiles missing with one more of a kind, or one fewer. */
  private changed(kind: TileKind, by: 1 | -1): number {
    const type = typeOf(kind);
    const [set, pair] = [this.sets[type]!, this.pairs[type]!];
    this.counts[kind]! += by;
    this.readType(type);
    const missing = this.sum();
    this.counts[kind]! -= by;
    this.sets[type] = set;
    this.pairs[type] = pair;
    return missing;
  }

  private sum(): number {
    let sets = 0;
    let saved = -DEAD;
    for (let type = 0; type < TYPES; type++) {
      sets += this.sets[type]!;
      if (((this.laid >> type) & 1) === 0) saved = Math.max(saved, this.sets[type]! - this.pairs[type]!);
    }
    return Math.min(DEAD, sets - saved);
  }

  private readType(type: number): void {
    if (((this.laid >> type) & 1) === 1) {
      this.sets[type] = 0;
      return;
    }
    let [set, pair] = [DEAD, DEAD];
    for (let kind = BLOCKS[type]!; kind < BLOCKS[type + 1]!; kind++) {
      const held = this.counts[kind]!;
      const copies = held + this.live[kind]!;
      if (copies >= PAIR) pair = Math.min(pair, Math.max(0, PAIR - held));
      if (copies >= PONG) set = Math.min(set, Math.max(0, PONG - held));
      if (type < SUITS && kind % SUIT_KINDS <= SUIT_KINDS - PONG)
        set = Math.min(set, this.missingOfChow(kind));
    }
    this.sets[type] = set;
    this.pairs[type] = pair;
  }

  private missingOfChow(first: TileKind): number {
    let missing = 0;
    for (let kind = first; kind < first + PONG; kind++) {
      if (this.counts[kind]! > 0) continue;
      if (this.live[kind] === 0) return DEAD;
      missing++;
    }
    return missing;
  }
}

function typeOf(kind: TileKind): number {
  if (kind < FIRST_WIND) return suitOf(kind);
  return kind < FIRST_DRAGON ? SUITS : SUITS + 1;
}
