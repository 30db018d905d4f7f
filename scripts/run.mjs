// Bundles one TypeScript file with vite and runs it: `node scripts/run.mjs FILE [arguments]`. A bundle runs about
// twice as fast as the same sources transformed one by one.
import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const [file, ...rest] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = resolve(root, 'node_modules/.cache/run', `${basename(file, '.ts')}-${process.pid}`);
await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'error',
  ssr: { noExternal: ['@noble/hashes', 'valibot', 'zustand'] },
  build: {
    ssr: resolve(root, file),
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
process.argv.splice(1, process.argv.length, file, ...rest);
await import(pathToFileURL(resolve(outDir, 'main.mjs')).href);
