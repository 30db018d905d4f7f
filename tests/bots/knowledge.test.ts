import { expect, test } from 'vitest';
import { spreadsOf } from '../../src/bots/advantage/traits';
import { HELD_SIZE, MAIN_SIZE } from '../../src/bots/beliefs/beliefs';
import { PHASES } from '../../src/bots/beliefs/shown';
import { routesOf, knowledgeOf } from '../../src/bots/knownBooks';
import { featuresOf } from '../../src/bots/value/position';
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

test('Chinese classical is known with any limit that hands are played for', () => {
  const knownWith = (limit: number | 'none') =>
    knowledgeOf({ rules: 'classical', options: optionsOf('classical', { limit }) });
  expect(knownWith(300)).not.toBeNull();
  for (const limit of [100, 500, 'none'] as const) expect(knownWith(limit)).toBe(knownWith(300));
});

test('of some rules nothing is known', () => {
  const kept = { rules: 'classical', options: optionsOf('classical', { settle: 'keep' }) };
  expect(knowledgeOf(kept)).toBeNull();
  const low = { rules: 'classical', options: optionsOf('classical', { limit: 50 }) };
  expect(knowledgeOf(low)).toBeNull();
  expect(knownFor('hong-kong-common', 0)).toBeNull();
  expect(knownFor('competition', 0)).toBeNull();
  const withoutBase = { rules: 'competition', options: optionsOf('competition', { basePoints: 0 }) };
  expect(knowledgeOf(withoutBase)).toBeNull();
  expect(knowledgeOf({ rules: 'taisen', options: optionsOf('taisen') })).toBeNull();
});

test.each([
  learnedAt('hong-kong-old', 3),
  learnedAt('hong-kong-old', 0),
  learnedAt('hong-kong-common', 3),
  { rules: 'classical', options: optionsOf('classical') },
  learnedAt('competition', 8),
])('what is known of such a table fits what is asked: %j', ({ rules, options }) => {
  const { rareTotal, worth, advantage, beliefs } = knowledgeOf({ rules, options })!;
  const book = routesOf(rules)?.book ?? { scores: null, rare: 0, totalOf: () => 1 };
  const features = featuresOf(book);
  expect(advantage.weights).toHaveLength(spreadsOf(book).length);
  expect(beliefs.main).toHaveLength(MAIN_SIZE);
  expect(beliefs.held).toHaveLength(HELD_SIZE);
  expect(beliefs.clumping).toHaveLength(PHASES);
  expect(rareTotal).toBe(book.totalOf?.(options, book.rare) ?? options['limit']);
  expect(worth.inputs).toBe(features);
  expect(worth.first).toHaveLength(worth.hidden * (features + 1));
});
