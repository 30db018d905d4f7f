import { defineConfig, mergeConfig } from 'vitest/config';
import app from '../../vite.config.ts';

/** The layer that is changed. The tests of other layers take too long for every change. */
const layer = process.env['LAYER'] ?? 'engine';

/** The tests of one layer in one project, without the browser tests' projects. */
export default mergeConfig(
  { plugins: app.plugins ?? [] },
  defineConfig({
    test: {
      environment: 'happy-dom',
      include: [`tests/${layer === 'engine' ? '{engine,rule-sets}' : layer}/**/*.test.ts`],
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      testTimeout: 90_000,
    },
  }),
);
