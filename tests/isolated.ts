/**
 * Tests of the store that would disturb others in the same process: they use games that the app does not have, or
 * replace modules. One that needs a page too is a `.test.tsx`: each of those has modules of its own.
 */
export const ISOLATED_TESTS = [
  'tests/store/calculator/compare.test.ts',
  'tests/store/closing.test.ts',
  'tests/store/facts.test.ts',
  'tests/store/frames.test.ts',
  'tests/store/games.test.ts',
  'tests/store/ownActions.test.ts',
  'tests/store/records/sameMatch.test.ts',
  'tests/store/replayTable.test.ts',
  'tests/store/review/reviewer.test.ts',
  'tests/store/seats.test.ts',
  'tests/store/share/hostile.test.ts',
  'tests/store/share/links.test.ts',
  'tests/store/statistics/digest.test.ts',
];
