import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../../src/engine/scoring/arrangements';
import type { Forms } from '../../../src/engine/rules';
import { isComplete } from '../../../src/engine/scoring/forms';

const forms: Forms = { sets: 4, sevenPairs: 'distinct', thirteenOrphans: true };

/** A set or pair by a number: chows first, then pongs. */
function setOf(number: number): number[] {
  if (number >= 21) return [number - 21, number - 21, number - 21];
  const first = Math.floor(number / 7) * 9 + (number % 7);
  return [first, first + 1, first + 2];
}

const completeHand = fc
  .tuple(fc.array(fc.nat(54), { minLength: 1, maxLength: 4 }), fc.nat(33))
  .map(([sets, eyes]) => countsOf([...sets.flatMap(setOf), eyes, eyes]));
/** Few kinds, so that hands have many readings. */
const narrowHand = fc
  .tuple(
    fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25), { minLength: 1, maxLength: 4 }),
    fc.nat(8),
  )
  .map(([sets, eyes]) => countsOf([...sets.flatMap(setOf), eyes, eyes]));
const anyHand = fc.array(fc.nat(12), { minLength: 14, maxLength: 14 }).map(countsOf);

function countsOf(kinds: readonly number[]): number[] {
  const counts = Array<number>(34).fill(0);
  for (const kind of kinds) counts[kind]!++;
  return counts;
}

/** Every arrangement as text, found by trying pongs, chows and eyes at the first tile left. */
function tryEverything(
  counts: readonly number[],
  eyes: number | null,
  pongs: readonly number[],
): Set<string> {
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return new Set(eyes === null ? [] : [`${eyes}:${pongs.join()}`]);
  const without = (...kinds: number[]): number[] =>
    counts.map((count, kind) => count - kinds.filter((k) => k === kind).length);
  const found = new Set<string>();
  const add = (more: Set<string>): void => more.forEach((text) => found.add(text));
  if (counts[first]! >= 3) add(tryEverything(without(first, first, first), eyes, [...pongs, first]));
  if (counts[first]! >= 2 && eyes === null) add(tryEverything(without(first, first), first, pongs));
  const isChow = first < 27 && first % 9 < 7 && counts[first + 1]! > 0 && counts[first + 2]! > 0;
  if (isChow) add(tryEverything(without(first, first + 1, first + 2), eyes, pongs));
  return found;
}

function arrangedBy(counts: readonly number[]): string[] {
  const { list, count, honourPongs } = arrange(counts);
  return list.slice(0, count).map(({ characters, dots, bamboo, eyes }) => {
    const pongs = [characters, dots, bamboo].flatMap((ranks, suit) =>
      Array.from({ length: 9 }, (_, rank) => rank)
        .filter((rank) => (ranks >> (3 * rank)) & 1)
        .map((rank) => 9 * suit + rank),
    );
    const honours = [0, 1, 2, 3, 4, 5, 6].filter((at) => (honourPongs >> at) & 1).map((at) => 27 + at);
    return `${eyes}:${[...pongs, ...honours].join()}`;
  });
}

describe('arrangements', () => {
  it.each([
    ['complete hands', completeHand],
    ['hands of few kinds', narrowHand],
    ['any tiles', anyHand],
  ])('are all of them, each once, for %s', (_, hands) => {
    fc.assert(
      fc.property(hands, (counts) => {
        fc.pre(counts.every((count) => count <= 4));
        expect(arrangedBy(counts).toSorted()).toEqual([...tryEverything(counts, null, [])].toSorted());
      }),
      { numRuns: 1500 },
    );
  });

  it('are many for three pongs in a row', () => {
    expect(arrangedBy(countsOf([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 30, 30])).length).toBe(3);
  });
});

describe('complete hands', () => {
  it('are found by every form', () => {
    const pairs = countsOf([0, 0, 2, 2, 13, 13, 15, 15, 26, 26, 27, 27, 30, 30]);
    const fourAlike = countsOf([0, 0, 0, 0, 13, 13, 15, 15, 26, 26, 27, 27, 30, 30]);
    const orphans = countsOf([0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33, 33]);
    const almost = countsOf([0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33, 1]);
    const meld = { type: 'pong', kind: 5, concealed: false, from: null } as const;
    const is = (counts: number[], change: Partial<Forms> = {}): boolean =>
      isComplete({ ...forms, ...change }, counts, []);
    expect([is(pairs), is(fourAlike), is(orphans), is(almost)]).toEqual([true, false, true, false]);
    expect(is(fourAlike, { sevenPairs: 'any' })).toBe(true);
    expect(is(pairs, { sevenPairs: 'none' })).toBe(false);
    expect(is(orphans, { thirteenOrphans: false })).toBe(false);
    expect(isComplete(forms, pairs, [meld])).toBe(false);
  });
});
