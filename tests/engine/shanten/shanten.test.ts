import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { majiangHand, majiangShanten } from '../../../src/cli/benches/majiang';
import { shanten, usefulTiles } from '../../../src/engine/shanten/shanten';
import { shantenTables } from '../../../src/engine/shanten/shantenTables';
import { tilesMissing } from './bruteForce';
import { anyCounts, changed, countsOf, deals } from './hands';

/** Hand, sets to be made, shanten. */
const known: readonly [string, number, number][] = [
  ['123456m789p123s55s', 4, -1],
  ['123456m789p12355s', 4, -1],
  ['123456m789p1235s', 4, 0],
  ['19m19p19sESWNCFP', 4, 8],
  ['147m258p369sESWN', 4, 8],
  ['147m258p369sESWNC', 4, 8],
  ['1112345678999m', 4, 0],
  ['11122233344455m', 4, -1],
  ['EEESSSWWWNNNC', 4, 0],
  ['EEESSSWWWNNNCC', 4, -1],
  ['EEEESSSSWWWWN', 4, 3],
  ['123456789m123456p77s', 5, -1],
  ['123456789m123456p7s', 5, 0],
  ['111222333444555m66m', 5, -1],
  ['123m456p77s', 2, -1],
  ['55m', 0, -1],
  ['5m', 0, 0],
  ['19m', 0, 0],
  ['', 4, 13],
  ['', 0, 1],
];

/** Tiles held and sets asked for; with 14 tiles and three sets, three tiles are left over. */
const shapes: readonly [number, number][] = [
  [13, 4],
  [14, 4],
  [14, 3],
  [11, 3],
  [10, 3],
  [7, 2],
  [5, 1],
  [4, 1],
  [2, 0],
  [16, 5],
  [17, 5],
  [17, 4],
];

describe('shanten', () => {
  it.each(known)('of %s for %i sets is %i', (hand, sets, expected) => {
    expect(shanten(countsOf(hand), sets)).toBe(expected);
  });

  it.each(shapes)('of %i tiles for %i sets is what trying every hand gives', (tiles, sets) => {
    for (const counts of deals(`brute ${tiles} ${sets}`, 600, { tiles })) {
      expect([counts, shanten(counts, sets)]).toEqual([counts, tilesMissing({ counts, sets }) - 1]);
    }
  });

  it.each([
    ['all kinds', 0, 13, 8000],
    ['all kinds', 0, 14, 8000],
    ['two suits', 2, 13, 4000],
    ['two suits', 2, 14, 4000],
  ])('agrees with majiang-core on hands of %s', (name, deck, tiles, hands) => {
    for (const counts of deals(`peer ${name}`, hands, { tiles, deck })) {
      expect([counts, shanten(counts, 4)]).toEqual([counts, majiangShanten(majiangHand(counts))]);
    }
  });

  it('of a hand that could only be completed by a fifth tile is not ready', () => {
    const counts = countsOf('1111344556789m');
    expect(majiangShanten(majiangHand(counts))).toBe(0);
    expect(shanten(counts, 4)).toBe(1);
    expect(shanten(counts, 4)).toBe(tilesMissing({ counts, sets: 4 }) - 1);
  });

  it('takes counts that go on with bonus tiles', () => {
    expect(shanten([...countsOf('123456m789p1235s'), 1, 1, 0, 1], 4)).toBe(0);
  });

  it('falls by one at most with a tile more, and never rises', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), fc.nat(33), (counts, sets, kind) => {
        fc.pre(counts[kind]! < 4);
        const before = shanten(counts, sets);
        const after = shanten(changed(counts, kind, 1), sets);
        expect(before - after).toBeGreaterThanOrEqual(0);
        expect(before - after).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('is one lower with the right tile until complete', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), (counts, sets) => {
        expect(usefulTiles(counts, sets).length > 0).toBe(shanten(counts, sets) >= 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not fall with more sets to make', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(4), (counts, sets) => {
        expect(shanten(counts, sets + 1)).toBeGreaterThanOrEqual(shanten(counts, sets));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not care which suit is which, or in which direction it runs', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), (counts, sets) => {
        const suits = [counts.slice(0, 9), counts.slice(9, 18).toReversed(), counts.slice(18, 27)];
        const moved = [...suits[2]!, ...suits[0]!, ...suits[1]!, ...counts.slice(27).toReversed()];
        expect(shanten(moved, sets)).toBe(shanten(counts, sets));
      }),
      { numRuns: 1000 },
    );
  });

  it('needs tables of three megabytes at most', () => {
    expect(shantenTables().byteLength()).toBeLessThanOrEqual(3e6);
  });
});

describe('useful tiles', () => {
  it.each([
    ['123456m789p1235s', 4, '5s'],
    ['123456m78p12355s', 4, '69p'],
    ['1112345678999m', 4, '123456789m'],
    ['123456m789p12355s', 4, ''],
    ['EEEESSSSWWWWN', 4, '123456789m123456789p123456789sNCFP'],
  ])('of %s for %i sets', (hand, sets, useful) => {
    expect(kindsOf(usefulTiles(countsOf(hand), sets))).toBe(kindsOf(countedKinds(useful)));
  });

  it.each(shapes)('of %i tiles for %i sets are those that trying every hand gives', (tiles, sets) => {
    for (const counts of deals(`useful ${tiles} ${sets}`, 40, { tiles })) {
      expect([counts, usefulTiles(counts, sets)]).toEqual([counts, usefulByTrying(counts, sets)]);
    }
  });

  it('are only those with copies left where that is asked', () => {
    fc.assert(
      fc.property(anyCounts, fc.array(fc.nat(2), { minLength: 34, maxLength: 34 }), (counts, live) => {
        const all = usefulTiles(counts, 4);
        expect(usefulTiles(counts, 4, live)).toEqual(all.filter((kind) => live[kind]! > 0));
      }),
    );
  });
});

function usefulByTrying(counts: readonly number[], sets: number): number[] {
  const now = tilesMissing({ counts, sets });
  return counts.flatMap((count, kind) => {
    if (count >= 4) return [];
    return tilesMissing({ counts: changed(counts, kind, 1), sets }) < now ? [kind] : [];
  });
}

const countedKinds = (text: string) => countsOf(text).flatMap((count, kind) => (count > 0 ? [kind] : []));
const kindsOf = (kinds: readonly number[]) => kinds.join(' ');
