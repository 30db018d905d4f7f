import { BLOCKS, COPIES, DIGITS, honourKey, HONOURS, suitKey } from '../../../../engine/shanten/blocks';
import { shantenTables, type ShantenTables } from '../../../../engine/shanten/shantenTables';
import { FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import { isOuter } from '../../tiles';

const PAIRS = 7;
const ORPHANS = 14;
const SETS = 4;

/** What a tile more or less changes in the pairs and kinds that are held, and in those of terminals and honours. */
type Change = Readonly<Record<'pairs' | 'kinds' | 'outer' | 'outerPairs', number>>;

const NO_CHANGE: Change = { pairs: 0, kinds: 0, outer: 0, outerPairs: 0 };

function blockOf(kind: TileKind): number {
  return kind < FIRST_WIND ? Math.floor(kind / 9) : HONOURS;
}

/** How many tiles concealed tiles miss of a complete hand, with one more or one less: sets and eyes, seven pairs, thirteen orphans. */
export class Shape {
  missing = 0;
  private readonly tables: ShantenTables = shantenTables();
  private totals: Uint8Array = this.tables.totalsFor(SETS);
  private counts: readonly number[] = [];
  private isWhole = false;
  private readonly keys = [0, 0, 0, 0];
  private readonly ids = [0, 0, 0, 0];
  private front = 0;
  private back = 0;
  private pairs = 0;
  private kinds = 0;
  private outer = 0;
  private outerPairs = 0;

  /** Reads concealed tiles beside so many melds. */
  read(counts: readonly number[], melds: number): void {
    const { keys, ids, tables } = this;
    this.counts = counts;
    this.totals = tables.totalsFor(SETS - melds);
    for (let block = 0; block < HONOURS; block++) keys[block] = suitKey(counts, BLOCKS[block]!.start);
    keys[HONOURS] = honourKey(counts);
    for (let block = 0; block < HONOURS; block++) ids[block] = tables.suits[keys[block]!]!;
    ids[HONOURS] = tables.honours[keys[HONOURS]]!;
    const { joins, width } = tables;
    this.front = joins[ids[0]! * width + ids[1]!]!;
    this.back = joins[ids[2]! * width + ids[HONOURS]]!;
    this.isWhole = melds === 0;
    if (this.isWhole) this.countAll();
    this.missing = this.least(this.totals[this.front * tables.pairs + this.back]!, NO_CHANGE);
  }

  private countAll(): void {
    let [pairs, kinds, outer, outerPairs] = [0, 0, 0, 0];
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const held = this.counts[kind]!;
      if (held === 0) continue;
      kinds++;
      if (held >= 2) pairs++;
      if (!isOuter(kind)) continue;
      outer++;
      if (held >= 2) outerPairs++;
    }
    this.pairs = pairs;
    this.kinds = kinds;
    this.outer = outer;
    this.outerPairs = outerPairs;
  }

  private least(sets: number, { pairs, kinds, outer, outerPairs }: Change): number {
    if (!this.isWhole) return sets;
    const short = Math.max(0, PAIRS - (this.kinds + kinds));
    const byPairs = PAIRS - (this.pairs + pairs) + short;
    const byOrphans = ORPHANS - (this.outer + outer) - (this.outerPairs + outerPairs > 0 ? 1 : 0);
    return Math.min(sets, byPairs, byOrphans);
  }

  /** Tiles missing with one more of a kind; as many as now where no fifth copy exists. */
  with(kind: TileKind): number {
    return this.counts[kind]! >= COPIES ? this.missing : this.changed(kind, 1);
  }

  /** Tiles missing with one less of a kind that is held. */
  without(kind: TileKind): number {
    return this.changed(kind, -1);
  }

  private changed(kind: TileKind, by: 1 | -1): number {
    const { tables, ids } = this;
    const { joins, width, pairs: all } = tables;
    const block = blockOf(kind);
    const key = this.keys[block]! + by * DIGITS[kind - BLOCKS[block]!.start]!;
    const id = block === HONOURS ? tables.honours[key]! : tables.suits[key]!;
    const at =
      block < 2
        ? joins[id * width + ids[1 - block]!]! * all + this.back
        : joins[id * width + ids[5 - block]!]! * all + this.front;
    const sets = this.totals[at]!;
    if (!this.isWhole) return sets;
    const held = this.counts[kind]!;
    const pairs = by > 0 ? Number(held === 1) : -Number(held === 2);
    const kinds = by > 0 ? Number(held === 0) : -Number(held === 1);
    const isOut = isOuter(kind);
    return this.least(sets, { pairs, kinds, outer: isOut ? kinds : 0, outerPairs: isOut ? pairs : 0 });
  }
}
