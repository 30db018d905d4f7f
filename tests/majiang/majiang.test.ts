import { expect, test } from 'vitest';
import { addRuleSet } from '../../src/engine/knownRules';
import { rules } from '../../src/rule-sets/riichi/rules';
import { majiangDifferences } from './compare';

addRuleSet(rules);

test('Japanese hands are scored as the package majiang-core scores them', () => {
  expect(majiangDifferences(300, 'sample')).toEqual([]);
});
