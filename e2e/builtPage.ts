import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { preview } from 'vite';
import { definedEnvironment, findChromium } from './browser';

/** The built app in a browser of its own, for measuring. */
export interface BuiltPage {
  readonly page: Page;
  readonly address: string;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** Serves what was built (BUILD_FOLDER, else dist) and opens an empty page beside it. */
export async function openBuiltPage(): Promise<BuiltPage> {
  const server = await preview({
    build: { outDir: process.env['BUILD_FOLDER'] ?? 'dist' },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const browser = await launch();
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { page, address: `http://127.0.0.1:${port}/`, cdp: await context.newCDPSession(page), close };
}

async function launch(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...args],
    env: { ...definedEnvironment(), ...env },
  });
}
