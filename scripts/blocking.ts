import type { Page } from '@playwright/test';
import { installAutoPlayer, playTurns } from '../e2e/autoPlayer';
import { openBuiltPage } from '../e2e/builtPage';

interface LongTask {
  readonly at: number;
  readonly lasts: number;
  /** Turns played when it was reported; 0: the start of the match. */
  readonly turn: number;
}

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const TURNS = 10;
/** A frame a player notices is one that comes this many milliseconds late. */
const LONG = 50;

/** `npm run blocking -- [turns]`: what keeps the page from answering while bots think, on a device four times as slow. */
async function measureBlocking(): Promise<void> {
  const turns = Number(process.argv[2] ?? TURNS);
  const { page, address, cdp, close } = await openBuiltPage();
  await installAutoPlayer(page);
  await page.goto(`${address}#pace=fast`);
  await page.getByRole('heading', { name: 'New match' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watchLongTasks(page);
  await playTurns(page, turns);
  const tasks = await page.evaluate<LongTask[]>('takeLongTasks()');
  await close();
  report(tasks);
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(`
    window.turnsPlayed = 0;
    const tasks = [];
    const take = (entries) => entries.forEach(({ startTime, duration }) =>
      tasks.push({ at: startTime, lasts: duration, turn: turnsPlayed }));
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ entryTypes: ['longtask'] });
    window.takeLongTasks = () => { take(observer.takeRecords()); return tasks; };
    undefined;
  `);
}

function report(tasks: readonly LongTask[]): void {
  const long = tasks.filter(({ lasts }) => lasts > LONG).toSorted((a, b) => b.lasts - a.lasts);
  for (const { at, lasts, turn } of long) {
    console.log(`${lasts.toFixed(0).padStart(5)} ms  at ${(at / 1000).toFixed(1)} s, turn ${turn}`);
  }
  console.log(`${long.length} tasks above ${LONG} ms, the longest ${(long[0]?.lasts ?? 0).toFixed(0)} ms`);
}

await measureBlocking();
