import { defineConfig, devices } from '@playwright/test';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findChromium } from './browser';

const root = join(import.meta.dirname, '..');

// This file is read again by every worker: the port and the browser are settled by the first reading.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const browser = await findChromium();
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args],
      env: { ...definedEnvironment(), ...browser.env },
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: `node_modules/.bin/vite preview --strictPort --host 127.0.0.1 --port ${port}`,
    cwd: root,
    url: origin,
    reuseExistingServer: false,
  },
});

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}
