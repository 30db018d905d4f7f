import '../src/rule-sets/all';
import { defineConfig, devices } from '@playwright/test';
import { join } from 'node:path';
import { definedEnvironment, findTestBrowsers } from './browser';
import type { FoundBrowser } from './browser';
import { freePort } from './freePort';
import { GALLERY_PORT } from './gallery';
import { findOtherBrowsers } from './otherBrowsers';
import { BOTH } from './tags';

const root = join(import.meta.dirname, '..');

// This file is read again by every worker: the ports and the browser are settled by the first reading.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const galleryPort = (process.env[GALLERY_PORT] ??= String(await freePort()));
const { first, second } = await findTestBrowsers();
const { firefox, webkit } = findOtherBrowsers();
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only what hangs is stopped: a machine with other things to do is slow.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Requests can be answered by tests; `offline.spec` lets it work.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: `chromium ${first.source}`,
      testIgnore: ['firefox.spec.ts', 'webkit.spec.ts'],
      use: chromiumUse(first),
    },
    ...(second
      ? [
          {
            name: `chromium ${second.source}`,
            grep: new RegExp(BOTH.tag),
            use: chromiumUse(second),
          },
        ]
      : []),
    ...(firefox ? [firefoxProject(firefox)] : []),
    ...(webkit ? [{ name: 'webkit', testMatch: 'webkit.spec.ts' }] : []),
  ],
  webServer: [
    served(`vite preview --strictPort --host 127.0.0.1 --port ${port}`, origin),
    served(
      `tsx scripts/serveGallery.ts ${galleryPort}`,
      `http://127.0.0.1:${galleryPort}/tests/ui/gallery.html`,
    ),
  ],
});

function served(command: string, url: string) {
  return { command: `node_modules/.bin/${command}`, cwd: root, url, reuseExistingServer: false };
}

function chromiumUse({ executablePath, args, env }: FoundBrowser) {
  return {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath, args: [...args], env: { ...definedEnvironment(), ...env } },
  };
}

/** Firefox as its makers ship it, driven over WebDriver BiDi. */
function firefoxProject(executablePath: string) {
  return {
    name: 'firefox',
    testMatch: ['firefox.spec.ts', 'offline.spec.ts', 'plainHttp.spec.ts'],
    use: {
      ...devices['Desktop Firefox'],
      channel: 'moz-firefox',
      launchOptions: { executablePath, env: definedEnvironment() },
    },
  };
}
