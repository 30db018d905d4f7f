import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ModulePreloadOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Browsers of the last three years. */
const browsers = ['chrome119', 'edge119', 'firefox120', 'safari17.1'];

/** What changes less often than the app. */
const libraries = /node_modules\/(react|react-dom|scheduler|zustand)\//;

/** What only matches of the past need, loaded as one file. */
const past =
  /src\/(ui\/history|store\/records\/recordFile|engine\/recordSchema|engine\/replay|store\/facts\/(verify|replayBoard))/;

/** What keeps the record of a match, loaded as one file. */
const recording = /src\/(store\/records\/(recording|history|matchRecord)|engine\/record)\.ts/;

/** What every match is played by, on the page and in the bots' thread. */
const engine =
  /@noble\/hashes\/|src\/(engine\/(?!shanten\/|record|replay)|rule-sets\/(registry|[\w-]+\/index)\.|bots\/(knownBooks|levels|styles\/styleIds)\.)|preload-helper/;

/** Small things that parts of the page share; they import nothing of it. */
const small = /src\/(store\/(late|facts\/(tiles|marks|knownTables))|ui\/text\/(people|numbers))\.ts/;

const RULES_OF = /src\/rule-sets\/((?:shared\/)?[\w-]+)\/(?:words\/calls|\w+)\.ts$/;
/** Parts that are loaded apart: by the bots' thread, by the pages of the rules. */
const APART = /\/(index|book|tunings|examples|otherNames|learned\w*)\.ts$/;

/** A game's rules, its table and what its bots say of themselves are one file. */
function gamePart(id: string): string | null {
  const [, game] = RULES_OF.exec(id) ?? [];
  return game === undefined || APART.test(id) ? null : game.replace('/', '-');
}

const WORKER_URL = /new URL\('(\.[^']+)', import\.meta\.url\)(?=, \{ type: 'module' \}\))/g;

/**
 * Builds `new Worker(new URL('./x.ts', import.meta.url), { type: 'module' })` as one more entry of the page's own
 * build, so that page and worker share their files; Vite by itself builds workers apart and holds everything twice.
 */
function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      return code.replaceAll(WORKER_URL, (_, path: string) => {
        const worker = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `import.meta.ROLLUP_FILE_URL_${worker}`;
      });
    },
  };
}

/**
 * Only the page itself names scripts to be fetched ahead. Scripts do not, because the bots' worker runs some of them and
 * has no document to write the links into.
 */
const preloads: ModulePreloadOptions['resolveDependencies'] = (_, scripts, { hostType }) =>
  hostType === 'html' ? scripts : [];

/** Markdown is served as plain text: some hosts turn `.md` files into pages of their own. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith('.md') ? 'assets/[name]-[hash].txt' : 'assets/[name]-[hash][extname]';

const testDefaults = {
  setupFiles: ['tests/setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // Milliseconds: the longest take twenty seconds on a quiet machine of two cores.
  testTimeout: 90_000,
};

export default defineConfig({
  base: './',
  plugins: [react(), sharedWorkers()],
  build: {
    target: browsers,
    cssTarget: browsers,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    manifest: true,
    rolldownOptions: {
      output: {
        assetFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: libraries },
            { name: 'past', test: past },
            { name: 'recording', test: recording },
            { name: 'engine', test: engine },
            { name: 'small', test: small },
            { name: gamePart },
          ],
        },
      },
    },
  },
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
