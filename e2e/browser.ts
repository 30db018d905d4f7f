import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Chromium to test with: where it came from, its program file, and what it needs to start. */
export interface FoundBrowser {
  readonly source: Source;
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The places searched, in this order; CHROMIUM_SOURCE narrows the search to one. */
const sources = ['given', 'playwright', 'system', 'packaged'] as const;
type Source = (typeof sources)[number];

/** The one without a window first: it opens pages a third faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The first Chromium found. */
export async function findChromium(): Promise<FoundBrowser> {
  for (const source of searched()) {
    const found = await lookIn(source);
    if (found) return said(found);
  }
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program file.');
}

/** The Chromium that runs every test, and a second one for the tests that look at the page. */
export interface TestBrowsers {
  readonly first: FoundBrowser;
  /** The packaged one; null where it is the first, or cannot run. */
  readonly second: FoundBrowser | null;
}

/** Looked for once per run: the workers read the answer from the environment. */
export async function findTestBrowsers(): Promise<TestBrowsers> {
  const known = process.env['E2E_BROWSERS'];
  if (known) return JSON.parse(known) as TestBrowsers;
  const first = await findChromium();
  const found = { first, second: await findSecond(first) };
  process.env['E2E_BROWSERS'] = JSON.stringify(found);
  return found;
}

async function findSecond({ source }: FoundBrowser): Promise<FoundBrowser | null> {
  const second = source !== 'packaged' && searched().includes('packaged') ? await lookIn('packaged') : null;
  if (second) return said(second);
  console.log('A second Chromium: none, its tests are left out');
  return null;
}

function searched(): readonly Source[] {
  const only = process.env['CHROMIUM_SOURCE'];
  return only ? sources.filter((source) => source === only) : sources;
}

function said(found: FoundBrowser): FoundBrowser {
  console.log(`Chromium (${found.source}): ${found.executablePath}`);
  return found;
}

async function lookIn(source: Source): Promise<FoundBrowser | null> {
  if (source === 'packaged') return unpackChromium();
  const executablePath = pathFrom(source);
  return executablePath ? { source, executablePath, args: [], env: {} } : null;
}

function pathFrom(source: Exclude<Source, 'packaged'>): string | undefined {
  switch (source) {
    case 'given':
      return givenPath();
    case 'playwright':
      return [chromium.executablePath()].find((path) => existsSync(path));
    case 'system':
      return systemPaths().find((path) => existsSync(path));
  }
}

function givenPath(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path;
}

function systemPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
}

const changedByPackage = ['AWS_EXECUTION_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME'];

/**
 * Unpacks the Chromium of @sparticuz/chromium into node_modules/.cache. That package believes it runs in a
 * cloud function when AWS_EXECUTION_ENV says so, and only then unpacks the system libraries too; where it
 * unpacks to, and the library path it sets, are meant for the browser alone, so both are taken back.
 */
async function unpackChromium(): Promise<FoundBrowser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const before = pick(process.env, changedByPackage);
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: folder });
  try {
    const packaged = (await import('@sparticuz/chromium')).default;
    const executablePath = await packaged.executablePath();
    const env = {
      LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] ?? '',
      FONTCONFIG_FILE: writeFontList(folder),
    };
    return { source: 'packaged', executablePath, args: ['--no-sandbox'], env };
  } finally {
    for (const key of changedByPackage) Reflect.deleteProperty(process.env, key);
    Object.assign(process.env, before);
  }
}

/** The package's own font list names fixed folders; without a font every text has no size and is not visible. */
function writeFontList(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `<dir>${join(folder, 'fonts/fonts')}</dir>`,
    `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

function pick(env: NodeJS.ProcessEnv, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([k, v]) => (keys.includes(k) && v !== undefined ? [[k, v]] : [])),
  );
}

/** The environment of this process, for one that it starts. */
export function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
