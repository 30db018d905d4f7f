import { expect } from '@playwright/test';
import { build } from 'vite';
import { COUNT, measure } from './harness';
import type { Figures, Visit } from './harness';

// How long bots choose, the coach thinks and a hand is reviewed, on the main thread of a page, as only that is slowed.

const PAGE = 'tests/coach/thinking.html';
const FOLDER = 'reports/thinking';
const DECISIONS = COUNT ?? 20;
/** First, for the browser to compile what it runs. */
const WARM_UP = 3;

async function think({ page, address, slowDown }: Visit): Promise<Figures> {
  await page.goto(address + PAGE);
  await expect(page).toHaveTitle('Ready');
  await slowDown();
  const time = (count: number) => page.evaluate<Figures>(`timeThinking(${count}, () => performance.now())`);
  await time(WARM_UP);
  return time(DECISIONS);
}

await build({
  logLevel: 'error',
  build: { outDir: FOLDER, emptyOutDir: true, rolldownOptions: { input: PAGE } },
});
await measure({ once: think, build: FOLDER, pairs: 1 });
