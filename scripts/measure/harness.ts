import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { definedEnvironment, findChromium } from '../../e2e/browser';
import type { FoundBrowser } from '../../e2e/browser';
import { serveFolder } from './server';
import type { Line } from './server';

/** What every measurement may be told: `npx tsx scripts/measure/NAME.ts --pairs 8 --against OTHER/dist`. */
const { values: told } = parseArgs({
  options: {
    /** What is measured, and what it is compared with, run by run. */
    build: { type: 'string' },
    against: { type: 'string' },
    /** How often; a pair is a run of each build. */
    pairs: { type: 'string' },
    /** How much slower than this machine the device is. */
    slower: { type: 'string', default: '4' },
    /** How much is done in one run: hands, decisions, matches. */
    count: { type: 'string' },
  },
});

export const SLOWER = Number(told.slower);
export const COUNT = told.count === undefined ? undefined : Number(told.count);

interface Device {
  readonly slower: number;
  readonly line: Line | null;
}

/** A built app in a browser of its own. */
export interface Visit {
  readonly page: Page;
  readonly address: string;
  readonly cdp: CDPSession;
  /** From 0: the same for both builds of a pair. */
  readonly run: number;
  /** Makes the page's main thread as slow as the device; other threads stay as fast as the machine. */
  readonly slowDown: () => Promise<unknown>;
}

/** Figures by what they are of; those of all runs are put together. */
export type Figures = Readonly<Record<string, readonly number[]>>;

interface Measurement {
  readonly build?: string;
  readonly pairs?: number;
  readonly devices?: Readonly<Record<string, Device>>;
  /** The figures of one run. */
  readonly once: (visit: Visit) => Promise<Figures>;
}

/** Runs both builds in turn, and prints what was found on each device. */
export async function measure(measurement: Measurement): Promise<void> {
  const { devices = { [`${SLOWER} times slower`]: { slower: SLOWER, line: null } } } = measurement;
  const own = told.build ?? measurement.build ?? 'dist';
  const pairs = Number(told.pairs ?? measurement.pairs ?? 5);
  const found = await findChromium();
  for (const [name, device] of Object.entries(devices)) {
    const runs: Figures[] = [];
    const others: Figures[] = [];
    const runOwn = async (run: number) =>
      runs.push(await visit({ build: own, found, run }, device, measurement));
    for (let run = 0; run < pairs; run++) {
      if (run % 2 === 0) await runOwn(run);
      if (told.against) others.push(await visit({ build: told.against, found, run }, device, measurement));
      if (run % 2 === 1) await runOwn(run);
    }
    console.log(`${name}; load of this machine ${loadavg()[0]?.toFixed(1)}`);
    report(runs, others);
  }
}

interface Run {
  readonly build: string;
  readonly found: FoundBrowser;
  readonly run: number;
}

async function visit(
  { build, found, run }: Run,
  { slower, line }: Device,
  { once }: Measurement,
): Promise<Figures> {
  const { address, close } = await serveFolder(build, line);
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', ...found.args],
    env: { ...definedEnvironment(), ...found.env },
  });
  try {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const slowDown = () => cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await once({ page, address, cdp, run, slowDown });
  } finally {
    await browser.close();
    close();
  }
}

function report(own: readonly Figures[], other: readonly Figures[]): void {
  for (const name of Object.keys(own[0] ?? {})) {
    console.log(`  ${name}: ${summary(own.flatMap((run) => run[name] ?? []))}`);
    if (other.length === 0) continue;
    const ratios = own.map(
      (run, pair) => share(run[name] ?? [], 0.5) / share(other[pair]?.[name] ?? [], 0.5),
    );
    const [least, middle, most] = [0, 0.5, 1].map((part) => share(ratios, part).toFixed(3));
    console.log(
      `    against ${summary(other.flatMap((run) => run[name] ?? []))}; ratio ${middle} (${least} to ${most})`,
    );
  }
}

function summary(values: readonly number[]): string {
  const [middle, most, all] = [0.5, 0.95, 1].map((part) => share(values, part).toFixed(1));
  return values.length < 20
    ? `median ${middle}, most ${all}`
    : `median ${middle}, 95th percentile ${most}, most ${all} of ${values.length}`;
}

/** The value that this share of all values does not exceed. */
function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
