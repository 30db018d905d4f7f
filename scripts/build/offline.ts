import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const NAME = 'sw.js';
const SOURCE = resolve('src/offline/serviceWorker.ts');

/** Positions to practise, another language, what bots learned of other ways of play. */
const LATER = /\/drills\/|zhHantHK|\/learned\//;

/** Of the files beside the page, those that it shows. Pictures of the app are for whoever offers to install it. */
const BESIDE = /^(?!screenshot-).*\.(svg|png|webmanifest)$/;

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
      const files = Object.values(bundle).filter(({ fileName }) => isServed(fileName));
      const later = files.filter((file) => isLater(sourcesOf(file))).map(({ fileName }) => fileName);
      const first = files.map(({ fileName }) => fileName).filter((name) => !later.includes(name));
      const beside = readdirSync('public').filter((name) => BESIDE.test(name));
      const all = ['./', ...first.toSorted(), ...beside.toSorted()];
      const hash = createHash('sha256');
      for (const file of Object.values(bundle).filter((each) => each !== worker))
        hash.update(file.type === 'chunk' ? file.code : file.source);
      const version = hash.digest('hex').slice(0, 12);
      const build = JSON.stringify({ version, first: all, later: later.toSorted() });
      worker.code = `const BUILD=${build};${worker.code}`;
    },
  },
};

function isLater(sources: readonly string[]): boolean {
  return sources.length > 0 && sources.every((source) => LATER.test(source));
}

/** Everything but this script, the list of chunks, and the page, which is kept under its folder. */
function isServed(file: string): boolean {
  return file !== NAME && !file.startsWith('.vite/') && file !== 'index.html';
}

function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
}
