import { expect, test } from 'vitest';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { examples } from '../../../src/rule-sets/hong-kong-new/apart/examples';
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
