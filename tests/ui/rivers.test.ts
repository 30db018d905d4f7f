import { describe, expect, it } from 'vitest';
import { isEarly, riverShape, riversStyle, rowsOf } from '../../src/ui/table/rivers';
import type { RiversAt } from '../../src/ui/table/rivers';

const EMPTY = { self: 0, right: 0, across: 0, left: 0 };

/** So many discards on a screen with these words. */
function rivers(words: string, lengths: RiversAt['lengths'] = EMPTY, more: Partial<RiversAt> = {}): RiversAt {
  const is = (word: string) => words.split(' ').includes(word);
  return { lengths, thrown: lengths.self ?? 0, is, isBesidePanel: false, isFolding: false, ...more };
}

describe('the rows of a river', () => {
  it.each([
    ['desktop', EMPTY, [6, 6]],
    ['landscape', EMPTY, [6, 6]],
    ['landscape narrow fives', EMPTY, [5, 5]],
    ['portrait phone slim high', EMPTY, [6, 3]],
    ['portrait phone slim high', { ...EMPTY, self: 10 }, [6, 4]],
    ['portrait phone slim narrow', EMPTY, [6, 4]],
    ['portrait phone slim short low', EMPTY, [6, 4]],
    ['portrait phone slim short', { ...EMPTY, self: 21, left: 21 }, [6, 5]],
    ['portrait phone slim short high', { ...EMPTY, self: 21, left: 21 }, [6, 4]],
    ['portrait one-row tablet', EMPTY, [6, 5]],
    ['portrait phone', { self: 18, right: 18, left: 18 }, [6, 6]],
    ['portrait phone', { self: 18, right: 18, left: 19 }, [7, 7]],
  ] as const)(
    'on a screen that is %s, with %o, hold %o: the own one, and one at the side',
    (words, lengths, held) => {
      const at = rivers(words, lengths);
      expect([riverShape('self', at).perRow, riverShape('left', at).perRow]).toEqual(held);
    },
  );

  it('are three at least, and two above or beside a panel', () => {
    const words = 'portrait phone';
    const at = rivers(words, { ...EMPTY, self: 10 });
    expect(rowsOf(riverShape('self', at), 10)).toBe(3);
    const beside = rivers(words, at.lengths, { isBesidePanel: true });
    expect(rowsOf(riverShape('self', beside), 10)).toBe(2);
    expect(rowsOf(riverShape('left', beside), 10)).toBe(3);
  });

  it('are as many as the longest of the two others needs where nobody sits across', () => {
    expect(riversStyle(rivers('portrait phone', { self: 3, right: 20, left: 22 }))).toEqual({
      '--per-row': 7,
      '--side-columns': 7,
      '--own-rows': 3,
      '--across-rows': 4,
    });
  });
});

describe('early discards on an upright phone', () => {
  const words = 'portrait phone slim high';

  it('are laid down larger until the own tenth one, claimed or not', () => {
    expect(isEarly(rivers(words, { self: 9, right: 9, across: 10, left: 9 }))).toBe(true);
    expect(isEarly(rivers(words, { self: 9, right: 9, across: 10, left: 9 }, { thrown: 10 }))).toBe(false);
  });

  it('are so until one of the others has thrown more than there is room for', () => {
    expect(isEarly(rivers(words, { ...EMPTY, right: 15 }))).toBe(true);
    expect(isEarly(rivers(words, { ...EMPTY, right: 16 }))).toBe(false);
  });

  it.each(['desktop', 'landscape', 'portrait one-row', `${words} low`, `${words} narrow`])(
    'are as all others on a screen that is %s',
    (other) => {
      expect(isEarly(rivers(other))).toBe(false);
    },
  );

  it('are so above a panel until two rows in the middle and three at the sides are full', () => {
    const above = { isBesidePanel: true };
    const early = rivers(words, { self: 10, right: 12, across: 12, left: 12 }, above);
    expect(isEarly(early)).toBe(true);
    expect([riverShape('self', early).perRow, riverShape('left', early).perRow]).toEqual([6, 4]);
    for (const lengths of [
      { ...EMPTY, self: 11 },
      { ...EMPTY, across: 13 },
    ]) {
      const late = rivers(words, lengths, above);
      expect(isEarly(late)).toBe(false);
      expect([riverShape('across', late).perRow, riverShape('right', late).perRow]).toEqual([7, 5]);
    }
    expect(isEarly(rivers(`${words} short`, EMPTY, above))).toBe(false);
  });

  it.each([
    ['', 18, [7, 5]],
    ['', 19, [8, 6]],
    ['short', 22, [8, 6]],
    ['short low', 22, [6, 4]],
  ] as const)('come closer above a panel, on a %s phone with %i thrown', (height, self, held) => {
    const at = rivers(`${words} ${height}`, { ...EMPTY, self }, { isBesidePanel: true });
    expect([riverShape('across', at).perRow, riverShape('right', at).perRow]).toEqual(held);
  });
});
