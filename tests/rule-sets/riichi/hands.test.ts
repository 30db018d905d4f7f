import { expect, test } from 'vitest';
import { parseOptions } from '../../../src/engine/options';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { rules } from '../../../src/rule-sets/riichi/rules';
import { HANDS } from './hands';
import { requestOf, told } from './rows';

test.each(HANDS)('%s %s, %s; %s', (...row) => {
  const { request, options } = requestOf(row);
  const parsed = parseOptions(rules.options, options);
  if (!parsed.ok) throw new Error(parsed.error);
  const resolved = rules.resolve(parsed.value);
  const win = parseWin(resolved, request);
  if (!win.ok) throw new Error(win.error);
  expect(told(resolved.report(win.value, []))).toEqual(row.slice(4));
});
