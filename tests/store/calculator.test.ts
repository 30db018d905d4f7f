import { describe, expect, test } from 'vitest';
import { compareCalculators } from '../verify/calculatorAgreement';

describe('the calculator of the page', () => {
  test.each(['hong-kong-old', 'hong-kong-common', 'taisen', 'classical'] as const)(
    'says of hands of %s, tile by tile, what the command says',
    (game) => {
      const { differences, taps } = compareCalculators(game, 400, 5);
      expect(differences).toBe(0);
      expect(taps.length).toBeGreaterThan(100);
      expect(taps.toSorted((a, b) => a - b)[taps.length >> 1]).toBeLessThanOrEqual(25);
    },
  );
});
