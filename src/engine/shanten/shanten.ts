import { BLOCKS, COPIES, DIGITS, HONOURS, honourKey, suitKey } from './blocks';
import { shantenTables } from './shantenTables';

/**
 * How far concealed tiles are from `sets` sets (0–5) and eyes: −1 complete, 0 ready, else the tiles to exchange until
 * ready. `counts` by kind, none above four; more tiles than needed may be held. No kind is used more than four times.
 */
export function shanten(counts: readonly number[], sets: number): number {
  const tables = shantenTables();
  const { suits, honours, joins, width } = tables;
  const front = joins[suits[suitKey(counts, 0)]! * width + suits[suitKey(counts, 9)]!]!;
  const back = joins[suits[suitKey(counts, 18)]! * width + honours[honourKey(counts)]!]!;
  return tables.totalsFor(sets)[front * tables.pairs + back]! - 1;
}

/**
 * The kinds of which one more tile lowers the shanten of the standard form, ascending; with `live`, only those of
 * which copies are left (`live[kind] > 0`). None for a complete hand.
 */
export function usefulTiles(counts: readonly number[], sets: number, live?: readonly number[]): number[] {
  const tables = shantenTables();
  const { suits, honours, joins, width, pairs } = tables;
  const totals = tables.totalsFor(sets);
  const keys = [suitKey(counts, 0), suitKey(counts, 9), suitKey(counts, 18), honourKey(counts)];
  const ids = [suits[keys[0]!]!, suits[keys[1]!]!, suits[keys[2]!]!, honours[keys[3]!]!];
  const joined = [joins[ids[0]! * width + ids[1]!]!, joins[ids[2]! * width + ids[3]!]!];
  const now = totals[joined[0]! * pairs + joined[1]!]!;
  const useful: number[] = [];
  for (let block = 0; now > 0 && block < BLOCKS.length; block++) {
    const { start, kinds } = BLOCKS[block]!;
    const table = block === HONOURS ? honours : suits;
    const partner = ids[block ^ 1]!;
    const others = joined[1 - (block >> 1)]! * pairs;
    for (let place = 0; place < kinds; place++) {
      const kind = start + place;
      if (counts[kind]! >= COPIES || (live && live[kind]! <= 0)) continue;
      const id = table[keys[block]! + DIGITS[place]!]!;
      if (id !== ids[block]! && totals[others + joins[id * width + partner]!]! < now) useful.push(kind);
    }
  }
  return useful;
}
