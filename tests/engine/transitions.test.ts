import { expect, test } from 'vitest';
import { verifyTransitions } from '../verify/transitions';

test('random matches of every rule set: advance and apply agree, apply takes exactly the legal actions', () => {
  const counts = verifyTransitions(24, 100);
  expect(counts.wins).toBeGreaterThan(4);
});
