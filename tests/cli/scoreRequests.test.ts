import { describe, expect, test } from 'vitest';
import { countDifferences } from '../verify/naiveAgreement';

describe('the calculator agrees with the naive scoring', () => {
  test.each(['hong-kong-old', 'hong-kong-common'] as const)(
    'on a sample of stratified hands of %s',
    (rules) => {
      expect(countDifferences(rules, 1_500, 7)).toBe(0);
    },
  );
});
