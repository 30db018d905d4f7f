import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { GamePage } from './gamePage';

test.beforeEach(({ page }) => installAutoPlayer(page));

test('the bots think in a worker, and every one of them answers', async ({ page }) => {
  const faults = faultsOf(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'result');
  expect(workers).toHaveLength(1);
  expect(workers[0]).toMatch(/botWorker/);
  expect(faults).toEqual([]);
});

test('a hand is played to its end although the worker does not load, and that is reported', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.route(/botWorker/, (route) => route.abort());
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'result');
  expect(faults.length).toBeGreaterThan(3);
  expect(faults[0]).toMatch(/did not choose \(failed\)/);
});

test('a hand is played to its end although the worker is killed now and then', async ({ page }) => {
  const faults = faultsOf(page);
  const game = new GamePage(page);
  await page.addInitScript(() => {
    let posted = 0;
    const Whole = Worker;
    window.Worker = class extends Whole {
      override postMessage(message: unknown): void {
        if (++posted % 10 !== 0) return super.postMessage(message, []);
        this.terminate();
        this.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
      }
    };
  });
  await game.open();
  await game.startEastRound();
  await playTo(page, 'result');
  expect(faults.length).toBeGreaterThan(0);
  expect(new Set(faults.map((fault) => fault.replace(/^.*: /, '')))).toEqual(new Set(['killed']));
});

/** What the page reports as errors, also those it goes on after. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}
