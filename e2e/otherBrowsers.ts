import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The browsers tested beside Chromium; a path is null where the browser is not installed. */
export interface OtherBrowsers {
  readonly firefox: string | null;
  readonly webkit: WebKitPrograms | null;
}

/** WebKit is driven through its own WebDriver, in a screen that nobody sees. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const WEBKIT_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];

/** Looked for once per run and said once: the workers read the answer from the environment. */
export function findOtherBrowsers(): OtherBrowsers {
  const known = process.env['E2E_OTHER_BROWSERS'];
  if (known) return JSON.parse(known) as OtherBrowsers;
  const found = { firefox: findFirefox(), webkit: findWebKit() };
  console.log(`Firefox: ${found.firefox ?? 'not installed, its tests are left out'}`);
  console.log(`WebKit: ${found.webkit?.browser ?? 'not installed, its tests are left out'}`);
  process.env['E2E_OTHER_BROWSERS'] = JSON.stringify(found);
  return found;
}

function findFirefox(): string | null {
  const given = process.env['FIREFOX_PATH'];
  if (given && !existsSync(given)) throw new Error(`FIREFOX_PATH names no file: ${given}`);
  return given ?? onPath('firefox-esr');
}

function findWebKit(): WebKitPrograms | null {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('xvfb-run');
  const browser = WEBKIT_FOLDERS.flatMap(miniBrowsers)[0];
  return driver && screen && browser ? { driver, screen, browser } : null;
}

function miniBrowsers(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(folder, name, 'MiniBrowser'))
    .filter((path) => existsSync(path));
}

/** The program of this name; servers often stand where only the system's owner looks. */
export function onPath(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
