import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { majiangHand, majiangOrphans, majiangPairs } from '../../../src/cli/benches/majiang';
import { sevenPairsShanten, thirteenOrphansShanten } from '../../../src/engine/shanten/otherForms';
import { anyCounts, anyLimits, countsOf, deals } from './hands';

const unlimited: readonly number[] = Array.from({ length: 34 }, () => 4);
const orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** Every way to choose seven pairs, kind by kind. */
function pairsMissing(counts: readonly number[], limits: readonly number[], most: number): number {
  const least = (kind: number, pairs: number): number => {
    if (pairs === 7) return 0;
    if (kind === 34) return Infinity;
    let best = Infinity;
    for (let here = 0; here <= most && pairs + here <= 7 && 2 * here <= limits[kind]!; here++) {
      best = Math.min(best, Math.max(0, 2 * here - counts[kind]!) + rest(kind + 1, pairs + here));
    }
    return best;
  };
  const known = new Map<number, number>();
  const rest = (kind: number, pairs: number): number => {
    const key = 8 * kind + pairs;
    if (!known.has(key)) known.set(key, least(kind, pairs));
    return known.get(key)!;
  };
  return rest(0, 0);
}

/** Every choice of the orphan that is held twice. */
function orphansMissing(counts: readonly number[], limits: readonly number[]): number {
  const missing = orphans.map((twice) =>
    orphans.reduce((sum, kind) => {
      const wanted = kind === twice ? 2 : 1;
      return sum + (limits[kind]! < wanted ? Infinity : Math.max(0, wanted - counts[kind]!));
    }, 0),
  );
  return Math.min(...missing);
}

describe('seven pairs', () => {
  it.each([
    ['1122m3344p5566sEE', true, -1],
    ['1122m3344p5566sE', true, 0],
    ['1111m3344p5566sEE', true, 1],
    ['1111m3344p5566sEE', false, -1],
    ['1111m3344p5556sEE', false, 0],
    ['1111m2222m3333m44m', true, 5],
    ['1111m2222m3333m44m', false, -1],
    ['147m258p369sESWN', true, 6],
  ])('%s, different pairs %s: %i', (hand, distinct, expected) => {
    expect(sevenPairsShanten(countsOf(hand), distinct)).toBe(expected);
  });

  it('lacks what trying every choice gives, also within limits', () => {
    fc.assert(
      fc.property(anyCounts, anyLimits, fc.boolean(), (counts, limits, distinct) => {
        const most = distinct ? 1 : 2;
        expect(sevenPairsShanten(counts, distinct)).toBe(pairsMissing(counts, unlimited, most) - 1);
        expect(sevenPairsShanten(counts, distinct, limits)).toBe(pairsMissing(counts, limits, most) - 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('is out of reach when six kinds are left', () => {
    const limits = unlimited.map((limit, kind) => (kind < 6 ? limit : 1));
    expect(sevenPairsShanten(countsOf('112233445566m1s'), true, limits)).toBe(Infinity);
    expect(sevenPairsShanten(countsOf('112233445566m1s'), true, limits.with(18, 2))).toBe(0);
  });

  it('agrees with majiang-core', () => {
    for (const counts of deals('pairs', 3000, { tiles: 13 })) {
      expect([counts, sevenPairsShanten(counts, true)]).toEqual([counts, majiangPairs(majiangHand(counts))]);
    }
  });
});

describe('thirteen orphans', () => {
  it.each([
    ['19m19p19sESWNCFPP', -1],
    ['19m19p19sESWNCFP', 0],
    ['19m19p19sESWNCFFF', 0],
    ['119m19p19sESWNCC', 1],
    ['2345678m2345678p', 13],
  ])('%s: %i', (hand, expected) => {
    expect(thirteenOrphansShanten(countsOf(hand))).toBe(expected);
  });

  it('lacks what trying every choice gives, also within limits', () => {
    const fewLimits = fc
      .tuple(fc.constantFrom(...orphans), fc.constantFrom(...orphans), fc.nat(4))
      .map(([one, other, limit]) =>
        unlimited.map((_, kind) => (kind === one ? limit : kind === other ? 1 : 4)),
      );
    fc.assert(
      fc.property(anyCounts, fc.oneof(anyLimits, fewLimits), (counts, limits) => {
        expect(thirteenOrphansShanten(counts)).toBe(orphansMissing(counts, unlimited) - 1);
        expect(thirteenOrphansShanten(counts, limits)).toBe(orphansMissing(counts, limits) - 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('needs one orphan of which two are left', () => {
    const once: readonly number[] = unlimited.map(() => 1);
    expect(thirteenOrphansShanten(countsOf('19m19p19sESWNCFP'), once)).toBe(Infinity);
    expect(thirteenOrphansShanten(countsOf('19m19p19sESWNCFP'), once.with(0, 2))).toBe(0);
  });

  it('agrees with majiang-core', () => {
    for (const counts of deals('orphans', 3000, { tiles: 13 })) {
      expect([counts, thirteenOrphansShanten(counts)]).toEqual([counts, majiangOrphans(majiangHand(counts))]);
    }
  });
});
