import { parseTiles } from '../../../src/engine/notation';
import { shuffle, stream, type Random } from '../../../src/engine/random';
import fc from 'fast-check';

/** Counts by kind of tiles as they are written. */
export function countsOf(text: string): number[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`"${text}" is no list of tiles.`);
  return countKinds(tiles.value);
}

function countKinds(kinds: readonly number[]): number[] {
  const counts = Array.from({ length: 34 }, () => 0);
  for (const kind of kinds) counts[kind]!++;
  return counts;
}

/** Which kinds are dealt: all, two suits and honours, two suits, or one. Fewer kinds make richer hands. */
const decks: readonly (readonly number[])[] = [
  [0, 34],
  [9, 34],
  [0, 18],
  [18, 27],
];

/** `hands` deals of so many tiles, from all decks in turn unless one is named; the same for the same label. */
export function deals(
  label: string,
  hands: number,
  { tiles, deck }: { tiles: number; deck?: number },
): number[][] {
  const random = stream('shanten', label);
  return Array.from({ length: hands }, (_, at) => deal(random, tiles, deck ?? at % decks.length));
}

function deal(random: Random, tiles: number, deck: number): number[] {
  const [first, end] = decks[deck] as [number, number];
  const copies = Array.from({ length: 4 * (end - first) }, (_, at) => first + (at >> 2));
  return countKinds(shuffle(copies, random).slice(0, tiles));
}

/** Counts of any hand of up to 17 tiles, many of them of few kinds. */
export const anyCounts = fc
  .record({ span: fc.constantFrom(136, 72, 36), tiles: fc.integer({ min: 1, max: 17 }) })
  .chain(({ span, tiles }) => fc.uniqueArray(fc.nat(span - 1), { minLength: tiles, maxLength: tiles }))
  .map((copies) => countKinds(copies.map((copy) => copy >> 2)));

/** One limit for each kind, most of them four. */
export const anyLimits: fc.Arbitrary<number[]> = fc.array(fc.constantFrom(4, 4, 4, 3, 2, 1, 0), {
  minLength: 34,
  maxLength: 34,
});

/** The counts with one tile of a kind more (`change` 1) or less (−1). */
export function changed(counts: readonly number[], kind: number, change: 1 | -1): number[] {
  return counts.with(kind, counts[kind]! + change);
}
