import type { Locator, Page } from '@playwright/test';
import { expect, test } from './checked';
import { tasks as STEP_TASKS } from '../src/rule-sets/hong-kong-old/lesson/tasks';
import type { Task } from '../src/ui/lesson/lessonPart';
import { words as en } from '../src/ui/languages/en/app';
import { expectAccessible } from './axe';
import { GamePage } from './gamePage';

const MOST_STOPS = 60;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The places of a right answer among the choices. */
function rightPlaces(task: Task): number[] {
  if (task.type === 'answer') return [task.answers.indexOf(task.right)];
  const { tiles, count, judge } = task;
  if (count === 1) return [tiles.findIndex((kind) => judge([kind]) === null)];
  for (const a of tiles.keys())
    for (const b of tiles.keys())
      for (const c of tiles.keys()) {
        const kinds = [a, b, c].map((at) => tiles[at] ?? 0);
        if (a < b && b < c && judge(kinds) === null) return [a, b, c];
      }
  throw new Error('The task has no answer.');
}

async function solve(page: Page, task: Task): Promise<void> {
  const choices = page.locator('.lesson-task').getByRole('button');
  for (const at of rightPlaces(task)) await press(page, choices.nth(at));
  await expect(page.locator('.lesson-said--right')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Makes every marked choice until the score is shown. */
async function playHand(page: Page): Promise<void> {
  const marked = page.locator('.tile--hinted, .act--hinted');
  const score = page.getByRole('heading', { name: /^You win Step/ });
  for (let turn = 0; turn < 12; turn++) {
    await expect(marked.or(score).first()).toBeVisible();
    if (await score.isVisible()) return;
    const line = page.getByRole('complementary', { name: 'What to do' });
    const before = await line.innerText();
    const isTile = (await page.locator('.tile--hinted').count()) > 0;
    if (isTile) await page.keyboard.press('Home');
    for (let step = 0; isTile && step < 14; step++) {
      if (await marked.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    if (!isTile) await tabTo(page, marked);
    await page.keyboard.press('Enter');
    if (isTile) await page.keyboard.press('Enter');
    await expect(line.filter({ hasText: before })).toBeHidden();
  }
}

test('the first lesson is gone through by keyboard alone, in dark colours on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = new GamePage(page);
  await game.open();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await press(page, page.getByRole('button', { name: /^Lesson/ }));
  for (const tasks of STEP_TASKS) {
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await expectAccessible(page);
    for (const task of tasks) await solve(page, task);
  }
  await press(page, page.getByRole('button', { name: 'Begin' }));
  await expect(page.getByRole('main', { name: en.table.name })).toBeVisible();
  await expectAccessible(page);
  await playHand(page);
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Next' }));
  await press(page, page.getByRole('button', { name: '2', exact: true }).and(page.locator('.button')));
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Next' }));
  await press(page, page.getByRole('button', { name: '4', exact: true }).and(page.locator('.button')));
  await expect(page.locator('.payment').first()).toHaveCSS('display', 'grid');
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Next' }));
  await expect(page.getByRole('heading', { name: 'Your first matches' })).toBeFocused();
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Leave the lesson' }));
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  // Beside it stands how often something was kept.
  expect(kept.filter((key) => !key.endsWith(':changes'))).toEqual(['hong-kong-mahjong/lesson']);
});
