import { describe, expect, it } from 'vitest';
import { withSameParts } from '../../src/ui/table/sameParts';

describe('parts that are as they were', () => {
  const before = { river: [{ tile: 1 }, { tile: 2 }], melds: [], open: null as number[] | null };

  it('are the same ones, and so is a whole that equals the one before', () => {
    expect(withSameParts(before, structuredClone(before))).toBe(before);
  });

  it('are kept beside what has changed', () => {
    const now = { river: [{ tile: 1 }, { tile: 3 }], melds: [], open: [4] };
    const kept = withSameParts(before, now);
    expect(kept).toEqual(now);
    expect(kept.melds).toBe(before.melds);
    expect(kept.river[0]).toBe(before.river[0]);
    expect(kept.river).not.toBe(before.river);
  });

  it.each([
    ['a list that is longer', [1], [1, 2]],
    ['a list that is shorter', [1, 2], [1]],
    ['another key', { a: undefined }, { b: undefined }],
    ['a list instead of an object', { 0: 1 }, [1]],
    ['something instead of nothing', null, { a: 1 }],
    ['nothing instead of something', { a: 1 }, null],
  ])('are told from %s', (_, old, now) => {
    expect(withSameParts(old, now)).toStrictEqual(now);
    expect(withSameParts(old, now)).not.toBe(old);
  });
});
