import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { findChromium } from '../e2e/browser';

/** Too large for package.json: fetched when it is asked for. */
const LIGHTHOUSE = process.env['LIGHTHOUSE'] ?? 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** How much slower than this machine the phone is. By itself Lighthouse takes 4, whatever the machine. */
const SLOWER = process.env['SLOWER'] ?? '4';

interface Report {
  /** The machine's own speed; the browser's makers put a phone of the middle range at 1000 and a cheap one at 264. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

/** `npm run lighthouse -- [runs]`: the built home page on a phone; the median of each category and its spread. */
async function measure(): Promise<void> {
  const runs = Number(process.argv[2] ?? 5);
  const server = await preview({
    build: { outDir: process.env['BUILD_FOLDER'] ?? 'dist' },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const { executablePath } = await findChromium();
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) {
    reports.push(await runOnce(`http://127.0.0.1:${port}/`, executablePath));
  }
  await server.close();
  for (const category of categories) {
    const scores = reports
      .map((report) => 100 * (report.categories[category]?.score ?? 0))
      .toSorted((a, b) => a - b);
    const [least, median, most] = [scores[0], scores[runs >> 1], scores.at(-1)].map((score) =>
      score?.toFixed(0),
    );
    console.log(`${category}: ${median} (${least} to ${most})`);
  }
  const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
  console.log(`speed of this machine: ${speeds.join(', ')}; as a phone ${SLOWER} times slower`);
  const failed = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score === 0);
  for (const { title } of failed) console.log(`  not met: ${title}`);
}

/** In a process of its own, as this one serves the page. */
async function runOnce(address: string, chrome: string): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = [
    '--quiet',
    '--chrome-flags=--headless --no-sandbox',
    `--throttling.cpuSlowdownMultiplier=${SLOWER}`,
    '--output=json',
    `--output-path=${file}`,
  ];
  await promisify(execFile)('npx', ['-y', LIGHTHOUSE, address, ...flags], {
    env: { ...process.env, CHROME_PATH: chrome },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

await measure();
