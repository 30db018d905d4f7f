import type { Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { openBuiltPage } from '../e2e/builtPage';
import { percentile } from './trace';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

/** What is waited for: home with its buttons, and the hand of a match. */
const HOME = 'main button';
const HAND = '.hand [data-can-discard]';

/** Milliseconds from where each is counted. */
interface Opening {
  /** From the navigation to home, drawn and ready, with nothing kept from before. */
  readonly first: number;
  /** From the press that starts a match to the own hand. */
  readonly match: number;
  /** From the navigation to home when all files of the page were kept and a match is under way. */
  readonly second: number;
  /** Scripts and styles that the page and its threads fetched until the hand was there, in kB as a server compresses them. */
  readonly fetched: number;
}

/**
 * `npm run opening -- [runs]`: how long a visitor waits for home and for the first hand, on a device four times as
 * slow, from a server on the same machine. The median of each, and the longest.
 */
async function measureOpening(): Promise<void> {
  const runs = Number(process.argv[2] ?? 5);
  for (const size of sizes) {
    const openings: Opening[] = [];
    for (let run = 0; run < runs; run++) openings.push(await openOnce(size));
    console.log(`${size.width} x ${size.height}, ${SLOWER} times slower`);
    for (const [name, what] of LINES) {
      const figures = openings.map((opening) => opening[name]);
      const [middle, most] = [0.5, 1].map((share) => percentile(figures, share).toFixed(0));
      console.log(`  ${what}: median ${middle}, most ${most}`);
    }
  }
}

const LINES = [
  ['first', 'first visit, ms to home'],
  ['match', 'first match, ms to the hand'],
  ['second', 'second visit, ms to home'],
  ['fetched', 'kB of scripts and styles until the first hand'],
] as const;

async function openOnce(size: { width: number; height: number }): Promise<Opening> {
  const { page, address, cdp, close } = await openBuiltPage();
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (/\.(js|css)$/.test(answer.url())) answers.push(answer);
  });
  await page.setViewportSize(size);
  await page.addInitScript(NOTE_WHEN_DRAWN);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const drawn = async (selector: string) => {
    const expression = `whenDrawn[${JSON.stringify(selector)}]`;
    const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
    return Number(result.value);
  };
  await page.goto(address);
  const first = await drawn(HOME);
  await page.getByRole('button', { name: 'Start new match' }).click();
  const hand = await drawn(HAND);
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  const fetched = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
  const match = hand - Number(await page.evaluate('pressedAt'));
  await page.evaluate(WHEN_KEPT);
  await page.goto('about:blank');
  await page.goto(address);
  const second = await drawn(HOME);
  await close();
  return { first, match, second, fetched };
}

/** Runs in the page: done when the service worker has kept all files, which it goes on with while the first hand is played. */
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

await measureOpening();
