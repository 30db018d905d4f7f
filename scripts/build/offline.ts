import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { TABLE_PART, THREAD } from './groups.ts';
import { reached } from './reached.ts';

const NAME = 'sw.js';
const SOURCE = resolve('src/offline/serviceWorker.ts');
const STARTS = [resolve('index.html'), THREAD];

/** Of the files beside the page, those that it shows. Pictures of the app are for whoever offers to install it. */
const BESIDE = /^(?!screenshot-).*\.(svg|png|webmanifest)$/;
/** All other files of the build are pictures and fonts, which every page shows. */
const PART = /\.(js|css|txt)$/;

/** A game's file brings its bots too: their thread asks for what they know, where no page sees it. */
const OF_GAME = /^assets\/rule-sets\//;

type Bundle = Rolldown.OutputBundle;

/** Adds the service worker, as one script beside the page, with the list of all files of the build. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: NAME });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
      const entries = Object.values(bundle).filter(
        (file) =>
          file.type === 'chunk' && (STARTS.includes(file.facadeModuleId ?? '') || file.name === TABLE_PART),
      );
      const names = Object.keys(bundle).filter(isServed).toSorted();
      const start = reached(
        entries.map(({ fileName }) => fileName),
        (name) => importsOf(bundle, name),
      );
      for (const name of names) if (!PART.test(name)) start.add(name);
      const parts = names
        .filter((name) => !start.has(name))
        .map((name) => [name, needsOf(bundle, name).filter((other) => !start.has(other))]);
      const beside = readdirSync('public').filter((name) => BESIDE.test(name));
      const build = {
        version: versionOf(bundle),
        start: ['./', ...start, ...beside],
        parts: Object.fromEntries(parts) as object,
      };
      worker.code = `const BUILD=${JSON.stringify(build)};${worker.code}`;
    },
  },
};

/** Everything but this script, the list of chunks, and the page, which is kept under its folder. */
function isServed(file: string): boolean {
  return file !== NAME && !file.startsWith('.vite/') && file !== 'index.html';
}

/** What a script cannot start without, and its style sheets. */
function importsOf(bundle: Bundle, name: string): string[] {
  const file = bundle[name];
  if (file?.type !== 'chunk') return [];
  return [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
}

/** All other files that this one needs. */
function needsOf(bundle: Bundle, name: string): string[] {
  const file = bundle[name];
  const late = file?.type === 'chunk' && OF_GAME.test(name) ? file.dynamicImports : [];
  return [...reached([name, ...late], (each) => importsOf(bundle, each))].filter(
    (other) => other !== name && other in bundle,
  );
}

function versionOf(bundle: Bundle): string {
  const hash = createHash('sha256');
  for (const file of Object.values(bundle))
    if (file.fileName !== NAME) hash.update(file.type === 'chunk' ? file.code : file.source);
  return hash.digest('hex').slice(0, 12);
}
