import { isThirteenOrphans } from '../../forms';
import { plain } from '../../tiles';
import type { Meld } from '../../types';

/** Forms of hands, on lists of how many tiles there are of each of 34 kinds. */

const KINDS = 34;
const NUMBERED = 27;
const HONOURS_AND_ENDS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** Concealed tiles, and what lies out. */
export interface Lying {
  readonly hand: readonly number[];
  readonly melds: readonly Meld[];
}

export function isOuter(kind: number): boolean {
  return HONOURS_AND_ENDS.includes(kind);
}

function countsOf(hand: readonly number[]): number[] {
  const counts = Array<number>(KINDS).fill(0);
  for (const tile of hand) counts[plain(tile)] = (counts[plain(tile)] ?? 0) + 1;
  return counts;
}

function take(counts: number[], kinds: readonly number[], by: 1 | -1): void {
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) - by;
}

/** Every way to split tiles into sets, each way as the pongs in it; `found` says whether to stop. */
function eachSplit(counts: number[], pongs: readonly number[], found: Found): boolean {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return found(pongs);
  const tryWith = (set: readonly number[], more: readonly number[]): boolean => {
    take(counts, set, 1);
    const isFound = eachSplit(counts, [...pongs, ...more], found);
    take(counts, set, -1);
    return isFound;
  };
  if ((counts[kind] ?? 0) >= 3 && tryWith([kind, kind, kind], [kind])) return true;
  const isLow = kind < NUMBERED && kind % 9 < 7;
  const hasNext = isLow && (counts[kind + 1] ?? 0) > 0 && (counts[kind + 2] ?? 0) > 0;
  return hasNext && tryWith([kind, kind + 1, kind + 2], []);
}

type Found = (pongs: readonly number[]) => boolean;

/** The same for sets and a pair. */
function eachReading(counts: number[], found: Found): boolean {
  return counts.some((count, kind) => {
    if (count < 2) return false;
    take(counts, [kind, kind], 1);
    const isFound = eachSplit(counts, [], found);
    take(counts, [kind, kind], -1);
    return isFound;
  });
}

function isOfPairs(hand: readonly number[], counts: readonly number[]): boolean {
  return hand.length === 14 && counts.filter((count) => count === 2).length === 7;
}

/** Whether the tiles, with what is laid out, are complete: four sets and a pair, seven pairs, thirteen orphans. */
export function isComplete({ hand, melds }: Lying): boolean {
  if (hand.length + 3 * melds.length !== 14) return false;
  const counts = countsOf(hand);
  if (melds.length === 0 && (isOfPairs(hand, counts) || isThirteenOrphans(hand.map(plain)))) return true;
  return eachReading(counts, () => true);
}

export function completes({ hand, melds }: Lying, tile: number): boolean {
  return isComplete({ hand: [...hand, tile], melds });
}

/** Kinds that complete the hand in form; not those of which it has all four itself. */
export function waitsOf({ hand, melds }: Lying): number[] {
  const own = countsOf([...hand, ...melds.flatMap(({ tiles }) => tiles)]);
  return own.flatMap((count, kind) => (count < 4 && completes({ hand, melds }, kind) ? [kind] : []));
}

/** Whether three alike are a pong in every reading of the hand with each of its waits. */
export function isAlwaysPong(lying: Lying, kind: number): boolean {
  return waitsOf(lying).every((wait) => {
    const counts = countsOf([...lying.hand, wait]);
    return !eachReading(counts, (pongs) => !pongs.includes(kind));
  });
}
