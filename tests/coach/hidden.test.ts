import { expect, test } from 'vitest';
import { findCoachPeeks } from '../verify/hidden';

/** Some positions of every game; `npm run verify -- hidden-coach` looks at more, and deeper. */
test.each([
  ['instant', 20],
  ['quick', 2],
] as const)('nothing hidden changes a judgement or its reasons: %s, %i positions', (depth, positions) => {
  expect(findCoachPeeks(depth, { positions, label: `test coach ${depth}` })).toEqual([]);
});
