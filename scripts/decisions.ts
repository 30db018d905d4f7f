import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/browser';
import { servePage } from './pageServer';
import { percentile } from './trace';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const BOTS = 'gentle-2,routes-1,sharp,master';
const HANDS = 20;
/** Hands played first, for the browser to compile what it runs. */
const WARM_UP = 5;

/**
 * `npm run decisions -- [bot,…] [hands]`: how long bots take to choose in Chromium on a device four times as slow, one
 * against three `routes-1`. On the page's main thread, as only that is slowed; a game asks its bots in a worker.
 */
async function measureDecisions(): Promise<void> {
  const [bots = BOTS, hands = String(HANDS)] = process.argv.slice(2);
  const server = await servePage('tests/bots/decisions.html', 'decisions');
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', ...found.args],
  });
  const page = await browser.newPage();
  await page.goto(server.address);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const bot of bots.split(',')) {
    await page.evaluate(`timeDecisions('${bot}', ${WARM_UP}, () => performance.now())`);
    const times = await page.evaluate<number[]>(
      `timeDecisions('${bot}', ${Number(hands)}, () => performance.now())`,
    );
    const [middle, most, all] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1));
    console.log(
      `${bot}: ${times.length} choices, median ${middle} ms, 95th percentile ${most} ms, longest ${all} ms; ${SLOWER} times slower`,
    );
  }
  await browser.close();
  await server.close();
}

await measureDecisions();
