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

const page = { environment: 'happy-dom', setupFiles: ['tests/setup.ts', 'tests/setupPage.ts'] };

export default defineConfig({
  test: {
    // Vitest alone would leave one of two cores idle.
    maxWorkers: 2,
    // A thread starts sooner than a process.
    pool: 'threads',
    // Most tests share one copy of the modules: loading them takes longer than most of these tests.
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
          environment: 'node',
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
          include: ISOLATED_TESTS.filter((name) => name.endsWith('.ts')),
        },
      },
      {
        extends: true,
        test: {
          ...testDefaults,
          ...page,
          name: 'page',
          include: ['tests/**/*.test.tsx'],
          exclude: ISOLATED_TESTS,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...testDefaults,
          ...page,
          name: 'page alone',
          include: ISOLATED_TESTS.filter((name) => name.endsWith('.tsx')),
        },
      },
    ],
  },
});
