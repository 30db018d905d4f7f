import { BLOCKS, DIGITS, HONOURS } from '../../engine/shanten/blocks';
import { shantenTables } from '../../engine/shanten/shantenTables';
import { PLAYING_KINDS, suitOf } from '../../engine/tiles';
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

/** A sort of hand: given chows or tiles, one more set, and eyes. Tables measure the set and the eyes. */
export class GivenSetsReach implements Reach {
  private readonly tables = shantenTables();
  private readonly given: Given;
  /** The kinds that are given. */
  private readonly kinds: readonly TileKind[];
  /** By which of the given chows are laid out, as bits: how many of each kind are needed beside them. */
  private readonly needsBy: (readonly number[])[] = [];
  private needs: readonly number[];
  /** What is held of each kind. */
  private counts: readonly number[] = [];
  private missingOfGiven = 0;
  /** Sets beside the given ones that are not laid out. */
  private open = 0;
  /** Of what is not needed: the key of each block, what it lacks, and that of both pairs of blocks joined. */
  private readonly keys = [0, 0, 0, 0];
  private readonly ids = [0, 0, 0, 0];
  private readonly joined = [0, 0];
  private missing = 0;

  constructor(given: Given) {
    this.given = given;
    this.needs = this.needsBy[0] = needsOf(given);
    this.kinds = this.needs.flatMap((needed, kind) => (needed > 0 ? [kind] : []));
  }

  isOpen({ laid }: Holding): boolean {
    return this.readLaid(laid);
  }

  least(holding: Holding): number {
    return this.read(holding) ? this.missingOfGiven : DEAD;
  }

  measure(holding: Holding): number {
    if (!this.read(holding)) return DEAD;
    this.readRest(holding);
    this.missing = this.missingOfGiven + this.missingOfRest();
    return this.missing;
  }

  uses(): boolean {
    return true;
  }

  without(kind: TileKind): number {
    if (this.isNeeded(kind)) return this.missing + 1;
    const block = suitOf(kind);
    const key = this.keys[block]! - digitOf(kind, block);
    return this.missingOfGiven + this.missingWith(block, this.idOf(block, key));
  }

  useful(discarded: TileKind, _missing: number, weights: Float64Array): number {
    const isFromRest = discarded !== NO_TILE && !this.isNeeded(discarded);
    if (isFromRest) this.addToRest(discarded, -1);
    const { counts, needs } = this;
    let sum = this.usefulForRest(discarded, weights);
    for (const kind of this.kinds) {
      const held = counts[kind]! - (kind === discarded ? 1 : 0);
      if (needs[kind]! > held) sum += weights[kind]!;
    }
    if (isFromRest) this.addToRest(discarded, 1);
    return sum;
  }

  /** Those that bring the rest nearer, without the needed ones. */
  private usefulForRest(discarded: TileKind, weights: Float64Array): number {
    const { counts, needs, keys, ids, joined } = this;
    const { joins, width, pairs, suits, honours } = this.tables;
    const totals = this.tables.totalsFor(this.open);
    const now = this.missingOfRest();
    let sum = 0;
    for (let block = 0; now > 0 && block < BLOCKS.length; block++) {
      const { start, kinds } = BLOCKS[block]!;
      const table = block === HONOURS ? honours : suits;
      const key = keys[block]!;
      const other = joined[1 - (block >> 1)]! * pairs;
      const partner = ids[block ^ 1]!;
      for (let place = 0; place < kinds; place++) {
        const kind = start + place;
        const weight = weights[kind]!;
        if (weight === 0) continue;
        const id = table[key + DIGITS[place]!]!;
        if (id === ids[block] || totals[other + joins[id * width + partner]!]! >= now) continue;
        if (needs[kind]! <= counts[kind]! - (kind === discarded ? 1 : 0)) sum += weight;
      }
    }
    return sum;
  }

  private isNeeded(kind: TileKind): boolean {
    return this.counts[kind]! <= this.needs[kind]!;
  }

  /** What is needed beside what is laid out; false where that leaves no room for what is given. */
  private readLaid(laid: Holding['laid']): boolean {
    let placed = 0;
    this.open = 1;
    for (const { type, kind } of laid) {
      const at = type === 'chow' ? this.chowAt(kind, placed) : -1;
      if (at >= 0) placed |= 1 << at;
      else this.open--;
    }
    this.needs = this.needsBy[placed] ??= needsOf({
      ...this.given,
      chows: this.given.chows.filter((_, at) => ((placed >> at) & 1) === 0),
    });
    return this.open >= 0;
  }

  /** The place of a given chow that is not among these; −1 if there is none. */
  private chowAt(lowest: TileKind, placed: number): number {
    const { chows } = this.given;
    for (let at = 0; at < chows.length; at++)
      if (chows[at] === lowest && ((placed >> at) & 1) === 0) return at;
    return -1;
  }

  private read({ counts, live, laid }: Holding): boolean {
    if (!this.readLaid(laid)) return false;
    const { kinds, needs } = this;
    this.counts = counts;
    this.missingOfGiven = 0;
    for (const kind of kinds) {
      const lacks = needs[kind]! - counts[kind]!;
      if (lacks <= 0) continue;
      if (lacks > live[kind]!) return false;
      this.missingOfGiven += lacks;
    }
    return true;
  }

  private readRest(holding: Holding): void {
    const { keys, ids, counts, needs } = this;
    for (let block = 0; block < BLOCKS.length; block++) keys[block] = holding.keys[block]!;
    for (const kind of this.kinds) {
      const block = suitOf(kind);
      keys[block]! -= Math.min(counts[kind]!, needs[kind]!) * digitOf(kind, block);
    }
    for (let block = 0; block < BLOCKS.length; block++) ids[block] = this.idOf(block, keys[block]!);
    this.join(0);
    this.join(1);
  }

  private addToRest(kind: TileKind, copies: 1 | -1): void {
    const block = suitOf(kind);
    this.keys[block]! += copies * digitOf(kind, block);
    this.ids[block] = this.idOf(block, this.keys[block]!);
    this.join(block >> 1);
  }

  private join(pair: number): void {
    const { joins, width } = this.tables;
    this.joined[pair] = joins[this.ids[2 * pair]! * width + this.ids[2 * pair + 1]!]!;
  }

  private missingOfRest(): number {
    const { joined, tables } = this;
    return tables.totalsFor(this.open)[joined[0]! * tables.pairs + joined[1]!]!;
  }

  /** What the rest lacks with another id in a block. */
  private missingWith(block: number, id: number): number {
    const { joined, ids, tables } = this;
    const other = joined[1 - (block >> 1)]! * tables.pairs;
    return tables.totalsFor(this.open)[other + tables.joins[id * tables.width + ids[block ^ 1]!]!]!;
  }

  private idOf(block: number, key: number): number {
    return (block === HONOURS ? this.tables.honours : this.tables.suits)[key]!;
  }
}

function digitOf(kind: TileKind, block: number): number {
  return DIGITS[kind - BLOCKS[block]!.start]!;
}

/** By kind. */
function needsOf({ chows, tiles }: Given): number[] {
  const needs = Array<number>(PLAYING_KINDS).fill(0);
  for (const kind of tiles) needs[kind]!++;
  for (const kind of chows) for (let at = 0; at < CHOW; at++) needs[kind + at]!++;
  return needs;
}
