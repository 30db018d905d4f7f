import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Browsers of the last three years. */
const browsers = ['chrome119', 'edge119', 'firefox120', 'safari17.1'];

const testDefaults = {
  setupFiles: ['tests/setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 20_000,
};

export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: browsers, cssTarget: browsers, reportCompressedSize: false },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...testDefaults,
          name: 'core',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/store/**'],
        },
      },
      {
        extends: true,
        test: {
          ...testDefaults,
          name: 'page',
          environment: 'happy-dom',
          include: ['tests/{ui,store}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts', 'tests/setupPage.ts'],
        },
      },
    ],
  },
});
