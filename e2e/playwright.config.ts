import '../src/rule-sets/all';
import { defineConfig, devices } from '@playwright/test';
import { join } from 'node:path';
import { definedEnvironment, findTestBrowsers } from './browser';
import type { FoundBrowser } from './browser';
import { freePort } from './freePort';
import { findOtherBrowsers } from './otherBrowsers';

const root = join(import.meta.dirname, '..');

// This file is read again by every worker: the port and the browser are settled by the first reading.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const { first, second } = await findTestBrowsers();
const { firefox, webkit } = findOtherBrowsers();
const origin = `http://127.0.0.1:${port}`;

/** Specs whose answer depends on fonts and layout run in the second Chromium too. */
const LOOKING = ['access', 'layout', 'lesson', 'lessonDock', 'motion', 'rules', 'smoke', 'touch'].map(
  (name) => `${name}.spec.ts`,
);

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
    // Requests can be answered by tests; `offline.spec` lets it work.
    serviceWorkers: 'block',
  },
  projects: [
    { name: `chromium ${first.source}`, testIgnore: 'webkit.spec.ts', use: chromiumUse(first) },
    ...(second
      ? [{ name: `chromium ${second.source}`, testMatch: [...LOOKING], use: chromiumUse(second) }]
      : []),
    ...(firefox ? [firefoxProject(firefox)] : []),
    ...(webkit ? [{ name: 'webkit', testMatch: 'webkit.spec.ts' }] : []),
  ],
  webServer: {
    command: `node_modules/.bin/vite preview --strictPort --host 127.0.0.1 --port ${port}`,
    cwd: root,
    url: origin,
    reuseExistingServer: false,
  },
});

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
    testMatch: ['eastRound.spec.ts', 'offline.spec.ts'],
    use: {
      ...devices['Desktop Firefox'],
      channel: 'moz-firefox',
      launchOptions: { executablePath, env: definedEnvironment() },
    },
  };
}
