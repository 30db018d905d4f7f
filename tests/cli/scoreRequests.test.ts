import { describe, expect, test } from 'vitest';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { countDifferences } from '../verify/naiveAgreement';

describe('the calculator agrees with the naive scoring', () => {
  test.each(['hong-kong-old', 'hong-kong-common'] as const)(
    'on a sample of stratified hands of %s',
    (rules) => {
      expect(countDifferences(rules, 600, 7)).toBe(0);
    },
  );
});

describe('hostile input gets a sentence', () => {
  const hand = '11122233344m99s+9s';

  test('a long run of digits, deep nesting, and names that objects have', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 10_000; i++) deep = [deep];
    const answers = [
      { rules: 'hong-kong-old', hand: `${'1'.repeat(200_000)}m`, seat: 'E', by: 'wall' },
      { rules: 'hong-kong-old', hand: '1'.repeat(200_000), seat: 'E', by: 'wall' },
      { rules: deep },
      { rules: 'hong-kong-old', hand, seat: 'E', by: 'wall', options: deep },
      { rules: 'hong-kong-old', hand, seat: 'E', by: 'wall', options: { toString: 1 } },
      { rules: '__proto__', hand, seat: 'E', by: 'wall' },
    ].map(scoreRequest);
    for (const answer of answers) {
      expect(Object.keys(answer)).toEqual(['error']);
      expect(JSON.stringify(answer).length).toBeLessThan(400);
    }
  });
});
