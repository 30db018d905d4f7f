import { COPIES, FIRST_HONOUR, SET_KINDS, SUIT_KINDS } from './blocks';

const PAIRS = 7;
/** Tiles of two pairs alike. */
const TWO_PAIRS = 4;

/** A hand without limits may have four of a kind. */
const UNLIMITED: readonly number[] = new Array<number>(SET_KINDS).fill(COPIES);

/**
 * How far concealed tiles are from seven pairs (−1 complete, 0 ready); with `distinct` seven different ones, otherwise
 * four alike may be two. With `limits`, at most so many of a kind in the hand; Infinity if there is then none.
 */
export function sevenPairsShanten(
  counts: readonly number[],
  distinct: boolean,
  limits: readonly number[] = UNLIMITED,
): number {
  /** How many pairs could be had for no, one and two more tiles. */
  const pairs: [number, number, number] = [0, 0, 0];
  for (let kind = 0; kind < SET_KINDS; kind++) {
    const held = counts[kind]!;
    const limit = limits[kind]!;
    if (limit >= 2) pairs[lacking(held, 2)]++;
    if (limit >= TWO_PAIRS && !distinct) pairs[lacking(held, TWO_PAIRS)]++;
  }
  const [complete, halves, empty] = pairs;
  if (complete + halves + empty < PAIRS) return Infinity;
  const missingPairs = Math.max(0, PAIRS - complete);
  return 2 * missingPairs - Math.min(missingPairs, halves) - 1;
}

/** Tiles missing of the last two of `wanted` alike. */
function lacking(held: number, wanted: 2 | typeof TWO_PAIRS): 0 | 1 | 2 {
  if (held >= wanted) return 0;
  return held === wanted - 1 ? 1 : 2;
}

/**
 * How far concealed tiles are from thirteen orphans: each terminal and honour, one of them twice (−1 complete, 0 ready).
 * With `limits`, at most so many of a kind in the hand; Infinity if there is then none.
 */
export function thirteenOrphansShanten(
  counts: readonly number[],
  limits: readonly number[] = UNLIMITED,
): number {
  let missing = 0;
  let twice = Infinity;
  for (let kind = 0; kind < SET_KINDS; kind++) {
    if (!isOrphan(kind)) continue;
    if (limits[kind]! < 1) return Infinity;
    if (counts[kind] === 0) missing++;
    if (limits[kind]! >= 2) twice = Math.min(twice, counts[kind]! >= 2 ? 0 : 1);
  }
  return missing + twice - 1;
}

function isOrphan(kind: number): boolean {
  return kind >= FIRST_HONOUR || kind % SUIT_KINDS === 0 || kind % SUIT_KINDS === SUIT_KINDS - 1;
}
