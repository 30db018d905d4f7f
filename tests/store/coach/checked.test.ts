import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { checkedFor } from '../../../src/store/facts/checked';
import { optionsOf } from '../../support/rigged';

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

  it('not a game without checked positions', () => {
    expect(checkedFor({ rules: 'taisen', options: optionsOf('taisen') })).toBe('unchecked');
  });
});
