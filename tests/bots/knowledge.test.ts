import { expect, test } from 'vitest';
import { TRAITS } from '../../src/bots/advantage/traits';
import { HELD_SIZE, MAIN_SIZE } from '../../src/bots/beliefs/beliefs';
import { PHASES } from '../../src/bots/beliefs/shown';
import { bookOf, knowledgeOf } from '../../src/bots/knownBooks';
import { FEATURES } from '../../src/bots/value/position';
import { optionsOf } from '../support/rigged';

const learnedAt = (rules: string, minimumFaan: number) => ({
  rules,
  options: optionsOf(rules, { minimumFaan }),
});
const knownFor = (rules: string, minimumFaan: number) => knowledgeOf(learnedAt(rules, minimumFaan));

test('a low minimum is another game', () => {
  expect(knownFor('hong-kong-old', 1)).toBe(knownFor('hong-kong-old', 0));
  expect(knownFor('hong-kong-old', 5)).toBe(knownFor('hong-kong-old', 3));
  expect(knownFor('hong-kong-old', 0)).not.toBe(knownFor('hong-kong-old', 3));
  expect(knownFor('hong-kong-common', 3)).not.toBe(knownFor('hong-kong-old', 3));
});

test('of some rules nothing is known', () => {
  expect(knownFor('hong-kong-common', 0)).toBeNull();
  expect(knowledgeOf({ rules: 'taisen', options: optionsOf('taisen') })).toBeNull();
});

test.each([
  ['hong-kong-old', 3],
  ['hong-kong-old', 0],
  ['hong-kong-common', 3],
])('what is known of %s with a minimum of %i fits what is asked', (rules, minimum) => {
  const { rareTotal, worth, advantage, beliefs } = knownFor(rules, minimum)!;
  expect(advantage.weights).toHaveLength(TRAITS);
  expect(beliefs.main).toHaveLength(MAIN_SIZE);
  expect(beliefs.held).toHaveLength(HELD_SIZE);
  expect(beliefs.clumping).toHaveLength(PHASES);
  const { rare, totalOf } = bookOf(rules)!.book;
  expect(totalOf?.(learnedAt(rules, minimum).options, rare)).toBe(rareTotal);
  expect(worth.inputs).toBe(FEATURES);
  expect(worth.first).toHaveLength(worth.hidden * (FEATURES + 1));
});
