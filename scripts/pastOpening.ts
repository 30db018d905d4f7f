import '../src/rule-sets/everything';
import { botCalled } from '../src/bots/registry';
import { standardBot } from '../src/bots/levels';
import { openBuiltPage } from '../e2e/builtPage';
import { keepMatches } from '../e2e/pastMatches';
import { percentile } from './trace';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
/** No match of bots has more hands. */
const MOST_HANDS = 40;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

const PLAYED = JSON.stringify({ lastMatch: { rules: 'hong-kong-old', options: {} } });

/** What is pressed at home or in the history, and what is waited for. */
const STEPS = [
  ['the history', '.home-dock .home-link:has(path[d^="M12 4.5a7.5"])', '.history-list li'],
  ['the statistics', '.history-actions button', '.stat-grid .stat-card'],
] as const;

/**
 * `npm run pastOpening -- [matches] [runs]`: how long the history and the statistics take to open, from the press to the
 * frame that shows them, with so many matches kept, on a device four times as slow. The median, and the longest.
 */
async function measurePast(): Promise<void> {
  const matches = Number(process.argv[2] ?? 200);
  const runs = Number(process.argv[3] ?? 5);
  const { page, address, cdp, close } = await openBuiltPage();
  await page.addInitScript(IN_PAGE);
  await page.goto(address);
  await page.locator('.home-dock').waitFor();
  // Whoever has matches has played one.
  await page.evaluate(`localStorage.setItem('hong-kong-mahjong/settings', ${JSON.stringify(PLAYED)})`);
  await keepMatches(page, {
    matches,
    mostHands: MOST_HANDS,
    botFor: (rules) => botCalled(standardBot(rules)),
  });
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found: number[][] = STEPS.map(() => []);
    for (let run = 0; run < runs; run++) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator('.home-dock').waitFor();
      await page.evaluate(LOADED);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (const [at, [, press, shown]] of STEPS.entries()) {
        const expression = `pressAndWait(${JSON.stringify(press)}, ${JSON.stringify(shown)})`;
        const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
        found[at]?.push(Number(result.value));
      }
    }
    console.log(`${size.width} x ${size.height}, ${SLOWER} times slower, ${matches} matches`);
    for (const [at, [what]] of STEPS.entries()) {
      const [middle, most] = [0.5, 1].map((share) => percentile(found[at] ?? [], share).toFixed(0));
      console.log(`  ${what}, ms from the press: median ${middle}, most ${most}`);
    }
  }
  await close();
}

/** Runs in the page: whoever looks at home for a moment has fetched what home fetches while nothing else is to be done. */
const LOADED = `new Promise((resolve) => {
  let before = -1;
  const look = () => {
    const { length } = performance.getEntriesByType('resource');
    if (length === before) return resolve();
    before = length;
    setTimeout(() => requestIdleCallback(look), 300);
  };
  look();
})`;

/** Runs in the page: presses, and waits until the frame with what is waited for was drawn. */
const IN_PAGE = `{
  globalThis.pressAndWait = (press, shown) => new Promise((resolve) => {
    const pressed = performance.now();
    const look = () => {
      if (!document.querySelector(shown)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    document.querySelector(press).click();
  });
}`;

await measurePast();
