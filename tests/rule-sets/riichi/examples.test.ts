import { expect, test } from 'vitest';
import { riichi } from '../../../src/rule-sets/riichi';
import { words } from '../../../src/rule-sets/riichi/words/en';
import { inShort, sheetOf } from '../../support/exampleRequest';

const { examples } = await riichi.examples();

test.each(Object.entries(examples))('%s counts what its example says', (item, example) => {
  const sheet = sheetOf(riichi.id, example);
  expect(inShort(sheet, true)).toBe(example.gives);
  expect(sheet.legal).toBe(true);
  expect(sheet.lines.map(({ id }) => id)).toContain(item);
});

test('every item has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(words.items).toSorted());
});
