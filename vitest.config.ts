import { defineConfig } from 'vitest/config';
import { HANGS } from './tests/hangs.ts';
import { ISOLATED_TESTS } from './tests/isolated.ts';

const testDefaults = {
  setupFiles: ['tests/setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // The longest tests take twenty seconds on a quiet machine of two cores.
  testTimeout: 2 * HANGS,
  hookTimeout: 2 * HANGS,
  expect: { poll: { timeout: HANGS } },
};

export default defineConfig({
  test: {
    // Vitest alone would leave one of two cores idle.
    maxWorkers: 2,
    // A thread starts sooner than a process.
    pool: 'threads',
    // Tests of `core` and `store` share one copy of the modules: loading them takes longer than most of these tests.
    projects: [
      {
        extends: true,
        test: {
          ...testDefaults,
          name: 'core',
          environment: 'node',
          include: ['tests/!(store)/**/*.test.ts'],
          exclude: ISOLATED_TESTS,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...testDefaults,
          name: 'store',
          environment: 'happy-dom',
          // Dates are tried in other time zones, which a thread cannot change.
          pool: 'forks',
          include: ['tests/store/**/*.test.ts'],
          exclude: ISOLATED_TESTS,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...testDefaults,
          name: 'alone',
          environment: 'node',
          include: ISOLATED_TESTS,
        },
      },
      {
        extends: true,
        test: {
          ...testDefaults,
          name: 'page',
          environment: 'happy-dom',
          setupFiles: ['tests/setup.ts', 'tests/setupPage.ts'],
          include: ['tests/**/*.test.tsx'],
        },
      },
    ],
  },
});
