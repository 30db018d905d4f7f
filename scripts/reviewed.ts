import { chromium } from '@playwright/test';
import { installAutoPlayer, playTo } from '../e2e/autoPlayer';
import { findChromium } from '../e2e/browser';
import { openBuiltPage } from '../e2e/builtPage';
import type { Reviewing } from '../tests/coach/reviewing';
import { servePage } from './pageServer';
import { mainThread, traceCategories } from './trace';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const HANDS = 3;
/** A task that makes the page feel stuck; milliseconds. */
const LONG = 50;
const MINUTES = 600_000;

/**
 * `npm run reviewed`: how long a hand takes to be reviewed in Chromium. First in the app, in its thread, with what the
 * main thread does meanwhile, closed and opened again on the way. Then on a device four times as slow: the thinking alone,
 * on the main thread of a page, as only that is slowed.
 */
async function measureReviews(): Promise<void> {
  await reviewInApp();
  await reviewSlowly();
}

async function reviewInApp(): Promise<void> {
  const { page, address, close } = await openBuiltPage();
  await installAutoPlayer(page);
  await page.addInitScript({
    content: `localStorage.setItem('hong-kong-mahjong/settings', '{"coach":"off","sound":false}')`,
  });
  await page.goto(`${address}#pace=instant`);
  await page.getByRole('button', { name: 'Start new match' }).click();
  await playTo(page, 'result');
  const progress = page.getByRole('status').filter({ hasText: 'looked at' });
  const known = async () => Number(/^(\d+)/.exec((await progress.textContent()) ?? '')?.[1] ?? 0);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traceCategories });
  let start = performance.now();
  await page.getByRole('button', { name: 'Review' }).click();
  const begun = page.getByRole('status').filter({ hasText: /^[1-9]\d* of/ });
  await begun.waitFor({ timeout: MINUTES });
  const before = await known();
  const until = performance.now() - start;
  await page.getByRole('button', { name: 'Back' }).click();
  start = performance.now();
  await page.getByRole('button', { name: 'Review' }).click();
  await begun.waitFor({ timeout: MINUTES });
  console.log(`closed after ${before} decisions, it was opened again with ${await known()}`);
  await page.locator('.review-moments').waitFor({ timeout: MINUTES });
  const took = until + performance.now() - start;
  const count = await page.locator('.review-sum p').first().textContent();
  const { tasks } = mainThread(String(await browser?.stopTracing()));
  const longest = Math.max(0, ...tasks.map(({ ran }) => ran));
  const long = tasks.filter(({ ran }) => ran > LONG).length;
  console.log(`in the app: ${(took / 1000).toFixed(1)} s (${count})`);
  console.log(`  ${long} main-thread tasks ran more than ${LONG} ms, the longest ${longest.toFixed(0)} ms`);
  await close();
}

async function reviewSlowly(): Promise<void> {
  const server = await servePage('tests/coach/reviewing.html', 'reviewing');
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', ...found.args],
  });
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(server.address);
  await page.waitForFunction('window.timeReviewing');
  const cdp = await page.context().newCDPSession(page);
  for (const rate of [1, SLOWER]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const times = await page.evaluate<readonly Reviewing[]>(
      `timeReviewing(${HANDS}, () => performance.now())`,
    );
    for (const { decisions, took } of times)
      console.log(`${rate} times slower: ${(took / 1000).toFixed(1)} s for ${decisions} decisions`);
  }
  await browser.close();
  await server.close();
}

await measureReviews();
