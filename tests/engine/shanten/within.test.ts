import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanten } from '../../../src/engine/shanten/shanten';
import { shantenWithin } from '../../../src/engine/shanten/within';
import { tilesMissing } from './bruteForce';
import { anyCounts, anyLimits, countsOf } from './hands';

const unlimited = Array.from({ length: 34 }, () => 4);

describe('shanten within limits', () => {
  it('is the shanten where no limit binds', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), (counts, sets) => {
        expect(shantenWithin(counts, sets, unlimited)).toBe(shanten(counts, sets));
      }),
    );
  });

  it.each([
    ['a wait whose last copies lie in melds', '123456m789p12s55s', 4, '3s', 0, 1],
    ['a wait for the eyes whose other copies lie in a meld', '123456m789p123s5s', 4, '5s', 1, 1],
    ['a set of which two tiles may stay', '111m456m789p123s5s', 4, '1m', 2, 1],
    ['a pong and a chow that share a kind of which three are left', '111123m456p789sEE', 4, '1m', 3, 0],
    ['honours that cannot be pongs any more', 'EESSWWNNCCFFP', 4, 'ESWNCFP', 2, 11],
  ])('%s', (_, hand, sets, kinds, limit, expected) => {
    const limits = unlimited.slice();
    for (const [kind, count] of countsOf(kinds).entries()) if (count > 0) limits[kind] = limit;
    const counts = countsOf(hand);
    expect(shantenWithin(counts, sets, limits)).toBe(tilesMissing({ counts, sets, limits }) - 1);
    expect(shantenWithin(counts, sets, limits)).toBe(expected);
  });

  it('tells a suit from honours that are held and limited alike', () => {
    const counts = countsOf('3456789mESWNCFP');
    const limits = unlimited.map((_, kind) => (kind < 2 ? 2 * kind : 3));
    for (const sets of [2, 3, 4]) {
      expect(shantenWithin(counts, sets, limits)).toBe(tilesMissing({ counts, sets, limits }) - 1);
    }
  });

  it('is infinite when no complete hand is left', () => {
    const onlyEyes = unlimited.map((_, kind) => (kind === 5 ? 2 : 0));
    expect(shantenWithin(countsOf('123456m789p1235s'), 4, onlyEyes)).toBe(Infinity);
    expect(shantenWithin(countsOf('123456m789p1235s'), 0, onlyEyes)).toBe(0);
  });

  it('is what trying every hand gives, with limits below what is held too', () => {
    fc.assert(
      fc.property(anyCounts, fc.nat(5), anyLimits, (counts, sets, limits) => {
        expect(shantenWithin(counts, sets, limits)).toBe(tilesMissing({ counts, sets, limits }) - 1);
      }),
      { numRuns: 3000 },
    );
  });

  it('is what trying every hand gives when most copies are gone', () => {
    const scarce = fc.array(fc.constantFrom(0, 0, 1, 1, 2, 3), { minLength: 34, maxLength: 34 });
    fc.assert(
      fc.property(anyCounts, fc.nat(5), scarce, (counts, sets, limits) => {
        expect(shantenWithin(counts, sets, limits)).toBe(tilesMissing({ counts, sets, limits }) - 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('never falls when a limit falls', () => {
    fc.assert(
      fc.property(anyCounts, anyLimits, fc.nat(33), (counts, limits, kind) => {
        const lower = limits.with(kind, Math.max(0, limits[kind]! - 1));
        expect(shantenWithin(counts, 4, lower)).toBeGreaterThanOrEqual(shantenWithin(counts, 4, limits));
      }),
    );
  });
});
