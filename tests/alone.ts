/** Tests of the store that change what others would meet: they use games that are no part of the app, or stand in for modules. */
export const ALONE = [
  'tests/store/botWorker.test.ts',
  'tests/store/closing.test.ts',
  'tests/store/frames.test.ts',
  'tests/store/games.test.ts',
  'tests/store/ownActions.test.ts',
  'tests/store/replayTable.test.ts',
  'tests/store/review/inThread.test.ts',
  'tests/store/seats.test.ts',
  'tests/store/share/hostile.test.ts',
  'tests/store/share/links.test.ts',
  'tests/store/statistics/digest.test.ts',
];
