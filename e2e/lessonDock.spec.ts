import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { tasks as STEP_TASKS } from '../src/rule-sets/shared/hongKong/lesson/tasks';
import { GamePage } from './gamePage';
import { measure } from './stillness';

test.describe.configure({ timeout: 110_000 });

const sizes = [
  [1440, 900],
  [2560, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [844, 390],
  [320, 568],
] as const;

test('nothing of a lesson lies under the buttons that lead on, at any size', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: /^First lesson/ }).click();
  const faults: string[] = [];
  for (const [step, tasks] of [...STEP_TASKS, []].entries()) {
    await page.getByRole('navigation').getByRole('button').nth(step).click();
    for (const task of tasks.length > 0 ? tasks.keys() : [0]) {
      if (task > 0) await page.getByRole('button', { name: 'Skip' }).click();
      faults.push(...(await faultsAtSizes(page)).map((fault) => `step ${step + 1}.${task + 1}, ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

async function faultsAtSizes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const part of [0, 0.5, 1]) {
      await page.evaluate(scrollTo, part);
      faults.push(...(await measure(page, underDock)).map((fault) => `${width} x ${height}: ${fault}`));
    }
  }
  return faults;
}

/** Runs in the page. */
function scrollTo(part: number): void {
  window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
}

/** Runs in the page: what can be read or pressed and lies under the dock, even in part. */
function underDock(): string[] {
  const dock = document.querySelector('.lesson-dock')?.getBoundingClientRect();
  if (!dock || dock.height === 0) return ['There is no dock.'];
  return [...document.querySelectorAll('.lesson-page :is(button, p, .tile, li, th, td)')].flatMap((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    const isUnder = height > 1 && bottom > dock.top + 0.5 && top < dock.bottom - 0.5;
    return isUnder ? [`${each.tagName} ${each.className} ${each.textContent}`.slice(0, 60)] : [];
  });
}
