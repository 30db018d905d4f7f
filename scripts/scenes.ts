import { rmSync } from 'node:fs';
import { build, preview } from 'vite';
import type { Plugin } from 'vite';

const PAGE = 'tests/ui/gallery.html';

/** Puts all scripts into one file, each run when it is first imported. The page then opens twice as fast as from 260 files. */
const inOneFile: Plugin = {
  name: 'in-one-file',
  config: ({ build: options }) => {
    const output = options?.rolldownOptions?.output;
    if (!output || Array.isArray(output) || typeof output.codeSplitting !== 'object') return;
    output.strictExecutionOrder = true;
    output.codeSplitting.groups = [{ name: 'all' }];
  },
};

/** Builds the page of scenes as the app is, into reports/`name`, and serves it; port 0 is any free one. Closed, it is gone. */
export async function serveScenes(name: string, port = 0) {
  const outDir = `reports/${name}`;
  await build({
    logLevel: 'error',
    plugins: [inOneFile],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: PAGE } },
  });
  const server = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: port !== 0 },
  });
  const close = async () => {
    await server.close();
    rmSync(outDir, { recursive: true });
  };
  return { address: `${server.resolvedUrls?.local[0] ?? ''}${PAGE}`, close };
}
