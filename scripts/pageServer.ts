import { build, preview } from 'vite';

/** A page that is not part of the app, built as the app is and served. */
export interface PageServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the page (an HTML file, from the repository's root) into reports/`name`, and serves it; port 0 is any free one. */
export async function servePage(page: string, name: string, port = 0): Promise<PageServer> {
  const outDir = `reports/${name}`;
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: page } } });
  const server = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: port !== 0 },
  });
  return { address: `${server.resolvedUrls?.local[0] ?? ''}${page}`, close: () => server.close() };
}
