import { expect, test } from 'vitest';
import { ruleSetIds } from '../../src/engine/knownRules';
import { loadAllBooks } from '../../src/bots/knownBooks';
import { tryMixtures } from './houseRules';

test.each(ruleSetIds().filter((id) => !id.startsWith('toy-')))(
  'mixtures of options and values of %s are refused with a sentence or played without fault',
  async (rules) => {
    await loadAllBooks();
    const { faults, played, refused } = await tryMixtures(rules, 3);
    expect(faults).toEqual([]);
    expect(played + refused).toBe(3);
  },
);
