import type { Request } from '@playwright/test';
import { measure, SLOWER } from './harness';
import type { Figures, Visit } from './harness';

// How long a visitor waits for home and for the first hand, what is fetched by then, and the same on the second visit,
// when the service worker has kept the app and a match is under way.

const HOME = 'main button';
const HAND = '.hand [data-can-discard]';

async function open({ page, address, cdp, slowDown }: Visit): Promise<Figures> {
  const asked: Request[] = [];
  const note = (request: Request) => void (/\.(js|css)$/.test(request.url()) && asked.push(request));
  page.on('requestfinished', note);
  await page.addInitScript(NOTE_WHEN_DRAWN);
  await slowDown();
  const drawn = async (selector: string) => {
    const expression = `whenDrawn[${JSON.stringify(selector)}]`;
    const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
    return Number(result.value);
  };
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const ran = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const handAfter = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    const hand = await drawn(HAND);
    return hand - Number(await page.evaluate('pressedAt'));
  };
  await page.goto(address);
  const home = await drawn(HOME);
  const ranToHome = await ran();
  const hand = await handAfter('Start new match');
  const ranToHand = await ran();
  page.off('requestfinished', note);
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.evaluate(WHEN_KEPT);
  await page.goto('about:blank');
  await page.goto(address);
  const secondHome = await drawn(HOME);
  const secondHand = await handAfter('Continue match');
  return {
    'first visit, ms to home': [home],
    'first visit, ms from the press to the hand': [hand],
    'first visit, scripts and styles until the hand': [sizes.length],
    'first visit, kB of them': [bytes / 1000],
    'first visit, ms that the page itself ran until home': [ranToHome],
    'first visit, ms that it ran until the hand': [ranToHand],
    'second visit, ms to home': [secondHome],
    'second visit, ms from the press to the hand': [secondHand],
  };
}

/** Runs in the page: done when the service worker keeps no more files. */
const WHEN_KEPT = `navigator.serviceWorker.ready.then(async () => {
  const kept = async (name) => (await (await caches.open(name)).keys()).length;
  let before = -1;
  for (;;) {
    const counts = await Promise.all((await caches.keys()).map(kept));
    const all = counts.reduce((sum, count) => sum + count, 0);
    if (all === before) return;
    before = all;
    await new Promise((done) => setTimeout(done, 1000));
  }
})`;

/**
 * Runs in the page before its own code: when the first frame with each selector was drawn, and the first press. What
 * the page must do for the one who asks is little: Playwright's own waiting loads a script of 300 kB into it.
 */
const NOTE_WHEN_DRAWN = `{
  const told = new Map();
  globalThis.whenDrawn = {};
  for (const selector of ${JSON.stringify([HOME, HAND])}) {
    whenDrawn[selector] = new Promise((resolve) => told.set(selector, resolve));
  }
  const look = () => {
    for (const [selector, tell] of told) {
      if (!document.querySelector(selector)) continue;
      told.delete(selector);
      requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener('click', (event) => (globalThis.pressedAt = event.timeStamp), { capture: true, once: true });
}`;

await measure({
  once: open,
  devices: {
    [`${SLOWER} times slower`]: { slower: SLOWER, line: null },
    '1.6 Mbit/s, 150 ms': { slower: 1, line: { kilobytesPerSecond: 200, delay: 150 } },
  },
});
