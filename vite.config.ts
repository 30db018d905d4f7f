import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileAhead } from './scripts/compileAhead.ts';
import { contentPolicy } from './scripts/contentPolicy.ts';
import { offline } from './scripts/offline.ts';
import { filesOfPart, partLoader } from './scripts/partLoader.ts';
import { phoneAddress } from './scripts/phoneAddress.ts';
import { reached } from './scripts/reached.ts';
import { ALONE } from './tests/alone.ts';
import { HANGS } from './tests/hangs.ts';

/** Browsers of the last three years. */
const browsers = ['chrome119', 'edge119', 'firefox120', 'safari17.1'];

/** What changes less often than the app. */
const libraries = /node_modules\/(react|react-dom|scheduler|zustand)\//;

/** What only matches of the past need, loaded as one file. */
const past = /src\/(ui\/history|store\/records\/(searchHistory|bestHands|ownScore))/;

/** What reads the records of matches, for the past, settings, links and the calculator. */
const records = /src\/(store\/records\/recordFile|engine\/recordSchema|store\/facts\/(verify|replayTable))/;

/** What plays a record again: the matches of the past, and the thread that reviews them. */
const replay = /src\/engine\/(replay|firstDifference)/;

/** What keeps the record of a match, loaded as one file. */
const recording = /src\/store\/(records\/(recording|archive|history|matchRecord)|review\/reviewKeys)\.ts/;
/** What writes it; the thread of reviews reads with it. */
const record = /src\/engine\/record\.ts/;

/** What every match is played by, on the page and in the bots' thread. Scoring by sets comes with the games that use it, written hands with the calculator. */
const engine =
  /@noble\/hashes\/|src\/(engine\/(?!shanten\/|mixtures|record|replay|firstDifference|whyNot|handNotation|scoring\/(?:winRequest|deficiency|setReadings|setPatterns|valueTable|waitShape))|rule-sets\/(registry|[\w-]+\/index)\.|bots\/(knownBooks|levels|styles\/styleIds|routes\/tuning)\.|store\/bots\/(learnGame|interned)\.)|preload-helper|rolldown\/runtime/;

/** What standard bots think with, loaded as one file: by their thread, and by what explains moves. */
const thinking = /src\/bots\/(routes\/(?!outlook|tuning)|styles\/styles?\.|players\/(bookBot|withoutBook)\.)/;
/** What counts the tiles that a hand lacks. */
const counting = /src\/engine\/shanten\/(blocks|costs|blockSearch|fillTable|shantenTables)\.ts/;

const RULES_OF = /src\/rule-sets\/((?:shared\/)?[\w-]+)\/(?:words\/calls|\w+)\.ts$/;

/** A game's rules, its table and what its bots say of themselves are one file. */
function gamePart(id: string): string | null {
  const [, game] = RULES_OF.exec(id) ?? [];
  return game === undefined || id.endsWith('/index.ts') ? null : game.replace('/', '-');
}

const PAGE = resolve('src/main.tsx');
const WORKER = resolve('src/store/bots/botWorker.ts');
/** Libraries and style sheets have files of their own. */
const NOT_OWN = /\/node_modules\/|\.css$|\0/;

let ofPage: ReadonlySet<string> | null = null;

/** All that the page starts with, and the bots' thread never asks for, is one file. */
function pagePart(id: string, context: Rolldown.ChunkingContext): string | null {
  ofPage ??= pageScripts(context);
  return ofPage.has(id) ? 'page' : null;
}

function pageScripts(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? [];
  const lateOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const ofWorker = reached([WORKER], (id) => [...importsOf(id), ...lateOf(id)]);
  const started = [...reached([PAGE], importsOf)];
  return new Set(started.filter((id) => id !== PAGE && !NOT_OWN.test(id) && !ofWorker.has(id)));
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

/** Names of files stand in scripts: seven digits tell the builds of one part apart. */
const NAME = 'assets/[name]-[hash:7]';
/** Markdown is served as plain text: some hosts turn `.md` files into pages of their own. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith('.md') ? `${NAME}.txt` : `${NAME}[extname]`;

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
  base: './',
  plugins: [react(), sharedWorkers(), partLoader, compileAhead, contentPolicy, offline, phoneAddress],
  build: {
    target: browsers,
    cssTarget: browsers,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
    manifest: true,
    rolldownOptions: {
      output: {
        assetFileNames,
        chunkFileNames: `${NAME}.js`,
        entryFileNames: `${NAME}.js`,
        // Names of files stand in scripts, and digits pack better there than letters of both sizes.
        hashCharacters: 'hex',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: libraries },
            { name: 'records', test: records },
            { name: 'past', test: past },
            { name: 'record', test: record },
            { name: 'replay', test: replay },
            { name: 'recording', test: recording },
            { name: 'engine', test: engine },
            { name: 'bookBot', test: thinking },
            { name: 'shantenTables', test: counting },
            { name: pagePart },
            { name: gamePart },
          ],
        },
      },
    },
  },
  test: {
    // Vitest alone would leave one of two cores idle.
    maxWorkers: 2,
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
          name: 'store',
          environment: 'happy-dom',
          include: ['tests/store/**/*.test.ts'],
          exclude: ALONE,
          // All share one copy of the modules: loading them takes longer than most of these tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...testDefaults,
          name: 'page',
          environment: 'happy-dom',
          include: ['tests/ui/**/*.test.{ts,tsx}', ...ALONE],
          setupFiles: ['tests/setup.ts', 'tests/setupPage.ts'],
        },
      },
    ],
  },
});
