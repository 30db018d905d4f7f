import { join } from 'node:path';
import { build, preview } from 'vite';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'reports/toys');

/** The app with the toys among its games, built apart from the app that is shipped. */
export interface ToysPage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** What is added to files of the app: the toys to the list of games, for page and worker alike; the search for faults to the page. */
const ADDED: Readonly<Record<string, string>> = {
  'src/rule-sets/registry.ts': `
    import { TOYS } from '/tests/support/toys/dossiers';
    dossiers.push(...TOYS);`,
  'src/main.tsx': `
    import { findFaults } from '/tests/ui/faults';
    Object.assign(window, { findFaults: () => findFaults(document) });`,
};

const withToys: Plugin = {
  name: 'with-toys',
  enforce: 'pre',
  transform(code, id) {
    const added = Object.entries(ADDED).find(([path]) => id === join(root, path))?.[1];
    return added === undefined ? null : `${code}${added}`;
  },
};

/** Builds and serves it. */
export async function serveToys(): Promise<ToysPage> {
  await build({ root, logLevel: 'error', plugins: [withToys], build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
