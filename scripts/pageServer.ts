import { build, preview } from 'vite';
import type { Plugin } from 'vite';

/** A page that is not part of the app, built as the app is and served. */
export interface PageServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the page (an HTML file, from the repository's root) into reports/`name`, and serves it; port 0 is any free one. */
export async function servePage(
  page: string,
  name: string,
  { port = 0, plugins = [] }: { readonly port?: number; readonly plugins?: readonly Plugin[] } = {},
): Promise<PageServer> {
  const outDir = `reports/${name}`;
  await build({
    logLevel: 'error',
    plugins: [...plugins],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: page } },
  });
  const server = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: port !== 0 },
  });
  return { address: `${server.resolvedUrls?.local[0] ?? ''}${page}`, close: () => server.close() };
}

/** Puts all scripts into one file, each run when it is first imported. The page of scenes then opens twice as fast as from 260 files. */
const inOneFile: Plugin = {
  name: 'in-one-file',
  config: ({ build: options }) => {
    const output = options?.rolldownOptions?.output;
    if (!output || Array.isArray(output) || typeof output.codeSplitting !== 'object') return;
    output.strictExecutionOrder = true;
    output.codeSplitting.groups = [{ name: 'all' }];
  },
};

/** Serves the page of scenes, built into reports/`name`; port 0 is any free one. */
export function serveScenes(name: string, port = 0): Promise<PageServer> {
  return servePage('tests/ui/gallery.html', name, { port, plugins: [inOneFile] });
}
