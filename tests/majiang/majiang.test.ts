import { expect, test } from 'vitest';
import { addRuleSet } from '../../src/engine/knownRules';
import { rules } from '../../src/rule-sets/riichi/rules';
import { majiangDifferences } from './compare';
import { besideGames } from './games';

addRuleSet(rules);

test('Japanese hands are scored as the package majiang-core scores them', () => {
  expect(majiangDifferences(300, 'sample')).toEqual([]);
});

test('Japanese matches go as in the referee of majiang-core: choices, payments, who deals, results', () => {
  expect(besideGames(60, 'sample').differences).toEqual([]);
});
