import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { preview } from 'vite';

/** The folder of its host that the app is served from. */
export const BASE = '/some/folder/';

/** A copy of the built app that can be replaced, served from a folder of its host. */
export async function serveCopy() {
  const outDir = mkdtempSync(join(tmpdir(), 'mahjong-app-'));
  cpSync('dist', outDir, { recursive: true });
  const server = await preview({
    base: BASE,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const stop = () => server.close();
  return { outDir, address: `http://127.0.0.1:${port}${BASE}`, stop };
}

const newName = (name: string) => name.replace(/-\w{7}\./, '-0000000.');

/** Makes the copy a newer version: another page, and another name for each file that begins like this, as if there was something else in it. */
export function releaseAnother(outDir: string, ...parts: readonly string[]): void {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const renamed = files.filter((name) => parts.some((part) => name.startsWith(`assets/${part}-`)));
  for (const name of renamed) renameSync(join(outDir, name), join(outDir, newName(name)));
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(file)) continue;
    let text = readFileSync(join(outDir, file), 'utf8');
    for (const name of renamed) text = text.replaceAll(basename(name), newName(basename(name)));
    text = text.replace(/"version":"\w+","start"/, '"version":"second","start"');
    writeFileSync(
      join(outDir, file),
      text.replace('<div id="root">', '<div id="root" data-version="second">'),
    );
  }
}

/** Waits until the browser has kept this file of the app; by default, all of them. */
export async function untilKept(page: Page, name?: RegExp): Promise<void> {
  const keptFiles = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (key) => (await caches.open(key)).keys()),
      );
      return all.flat().map(({ url }) => url);
    });
  const hasAll = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      active?.postMessage('ask', [port2]);
      port1.start();
      return new Promise((resolve) => port1.addEventListener('message', ({ data }) => resolve(data)));
    });
  const isKept = async () => (name ? (await keptFiles()).some((url) => name.test(url)) : hasAll());
  // It is fetched when the page has nothing else to do, which a busy machine puts off.
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true);
}
