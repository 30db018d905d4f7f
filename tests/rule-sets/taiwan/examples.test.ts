import { expect, test } from 'vitest';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { examples } from '../../../src/rule-sets/taiwan/apart/examples';
import { words } from '../../../src/rule-sets/taiwan/words/en';
import { exampleRequest, inShort } from '../../support/exampleRequest';
import { rulesOfGame } from './rows';

test.each(Object.entries(examples.examples))('the example of %s is worth what it says', (id, example) => {
  const rules = rulesOfGame(example.options);
  const win = parseWin(rules, exampleRequest(example));
  if (!win.ok) throw new Error(win.error);
  const sheet = rules.score(win.value);
  expect(sheet && inShort(sheet, true)).toBe(example.gives);
  expect(sheet?.legal).toBe(true);
  expect(sheet?.lines.map((line) => line.id)).toContain(id);
});

test('every item has a word and an example', () => {
  expect(Object.keys(words.items)).toEqual(Object.keys(examples.examples));
});
