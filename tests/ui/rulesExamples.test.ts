import { describe, expect, it } from 'vitest';
import { exampleGroups, littleOf } from '../../src/ui/rules/exampleHand';
import { inShort, sheetOf } from '../support/exampleRequest';
import { gameParts } from '../support/gameParts';

const rows = gameParts.flatMap(({ id, book }) =>
  Object.entries(book.examples).map(([item, example]) => ({ rules: id, book, example, item })),
);

describe('the example hands', () => {
  it.each(rows)('$item by $rules counts what it says', ({ rules, book, example, item }) => {
    const sheet = sheetOf(rules, example);
    expect(inShort(sheet, book.units !== null)).toBe(example.gives);
    expect(sheet.legal).toBe(true);
    expect(sheet.lines.map(({ id }) => id)).toContain(item);
  });

  it.each(rows.filter(({ example }) => example.hand.includes('|')))(
    '$item by $rules is shown by its bonus tiles if it is not counted without them',
    ({ rules, example, item }) => {
      const without = { ...example, hand: example.hand.replace(/\|.*/, '') };
      const isNotCounted =
        example.by === 'bonus-tiles' || sheetOf(rules, without).lines.every(({ id }) => id !== item);
      expect(example.inLittle === 'bonus').toBe(isNotCounted);
    },
  );

  it.each(gameParts)('no two items of $id have the same group for a picture', ({ book }) => {
    const shown = Object.values(book.examples)
      .filter(({ inLittle }) => inLittle === 'group')
      .map(littleOf);
    expect(new Set(shown.map(String)).size).toBe(shown.length);
    for (const kinds of shown) expect(new Set(kinds).size).toBe(1);
  });

  it.each(gameParts)('there is one for every item of $id', ({ book, words }) => {
    expect(Object.keys(book.examples).toSorted()).toEqual(Object.keys(words.en.items).toSorted());
  });

  it('show every tile of the hand, and one winning tile where there is one', () => {
    for (const { hand, by } of rows.map(({ example }) => example)) {
      const groups = exampleGroups(hand);
      const written = hand.match(/\d(?=\d*[mpsfya])|[ESWNCFPBJ]/g) ?? [];
      expect(groups.flatMap(({ kinds }) => kinds)).toHaveLength(written.length);
      expect(groups.filter(({ won }) => won >= 0)).toHaveLength(by === 'bonus-tiles' ? 0 : 1);
    }
  });

  it('put the winning tile where it belongs', () => {
    expect(exampleGroups('99s 45p [CCC]+6p|1f')).toEqual([
      { kinds: [26, 26], sort: 'held', won: -1 },
      { kinds: [12, 13, 14], sort: 'held', won: 2 },
      { kinds: [31, 31, 31], sort: 'laid-out', won: -1 },
      { kinds: [34], sort: 'bonus', won: -1 },
    ]);
  });
});
