import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { checkedFor } from '../../../src/store/selectors/checked';
import { knowGame } from '../../support/knowGame';
import { optionsOf } from '../../support/rigged';

await Promise.all(['hong-kong-old', 'hong-kong-common', 'classical', 'taisen'].map(knowGame));

describe('what the coach was checked for', () => {
  it.each(['hong-kong-old', 'hong-kong-common', 'classical'])(
    '%s as it comes, and not when it is changed',
    (rules) => {
      const options = optionsOf(rules);
      expect(checkedFor({ rules, options })).toBe('checked');
      const [name] = Object.entries(options).find(([, value]) => typeof value === 'boolean')!;
      expect(checkedFor({ rules, options: { ...options, [name]: !options[name] } })).toBe('near');
    },
  );

  it.each([
    ['hong-kong-old', { rounds: 1, claimSeconds: 8, dice: 'two-twice', startPoints: 500 }],
    ['hong-kong-common', { rounds: 2, claimSeconds: 3, dice: 'two-twice', startPoints: 500 }],
    ['classical', { hands: 16, claimSeconds: 30, startPoints: 1000 }],
  ])('%s whatever no decision depends on', (rules, beside) => {
    expect(checkedFor({ rules, options: { ...optionsOf(rules), ...beside } })).toBe('checked');
  });

  it('whatever an option says that has no effect beside the others', () => {
    const options = { ...optionsOf('hong-kong-old'), potPoints: 5 };
    expect(checkedFor({ rules: 'hong-kong-old', options })).toBe('checked');
    expect(checkedFor({ rules: 'hong-kong-old', options: { ...options, goulash: 'pot' } })).toBe('near');
  });

  it('not a game without checked positions', () => {
    expect(checkedFor({ rules: 'taisen', options: optionsOf('taisen') })).toBe('unchecked');
  });
});
