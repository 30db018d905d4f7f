import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER_URL = /new URL\('(\.[^']+)', import\.meta\.url\)(?=, \{ type: 'module' \}\))/g;

/**
 * Builds `new Worker(new URL('./x.ts', import.meta.url), { type: 'module' })` as one more entry of the page's own
 * build, so that page and worker share their files; Vite by itself builds workers apart and holds everything twice.
 */
export const sharedWorkers: Plugin = {
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
