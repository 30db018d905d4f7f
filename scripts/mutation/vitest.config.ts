import { defineConfig } from 'vitest/config';

const tests = process.env['TESTS'] ?? 'tests/engine/**/*.test.ts';
const page = tests.startsWith('tests/ui') ? ['tests/setupPage.ts'] : [];

/** The tests asked for in one project: all tests take too long for every change. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: [tests],
    setupFiles: ['tests/setup.ts', ...page],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 90_000,
  },
});
