import { expect, test } from 'vitest';
import { verifyTransitions } from '../verify/transitions';

test('random matches of every rule set: advance and apply agree, apply takes exactly the legal actions', () => {
  const counts = verifyTransitions(64, 40);
  expect(counts.wins).toBeGreaterThan(10);
});
