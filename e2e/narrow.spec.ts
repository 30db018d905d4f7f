import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { GamePage } from './gamePage';
import { measure } from './stillness';

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

/** What stands out of the page or the dialog at the side, by its text. */
function standingOut(page: Page): Promise<readonly string[]> {
  return measure(page, () => {
    const inside = document.querySelector('dialog') ?? document.body;
    return [...inside.querySelectorAll('button, input, label, .tile, p')]
      .filter((each) => !each.closest('.unseen') && each.getBoundingClientRect().right > innerWidth + 0.5)
      .map((each) => each.textContent || each.className);
  });
}

for (const language of ['English', '繁體中文'])
  test(`settings fit a narrow phone, ${language}`, async ({ page }) => {
    await new GamePage(page).open();
    await page.goto('/#settings');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.reload();
    await dialog.getByRole('radio', { name: language }).check();
    for (const tab of await dialog.getByRole('tab').all()) {
      await tab.click();
      expect(await standingOut(page)).toEqual([]);
      expect(await dialog.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    }
  });

test('a replay fits a narrow phone', async ({ page }) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'standings');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await page.keyboard.press('End');
  expect(await standingOut(page)).toEqual([]);
  expect(await measure(page, () => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goBack();
  expect(await standingOut(page)).toEqual([]);
});

test('the first lesson fits a narrow phone', async ({ page }) => {
  await new GamePage(page).open();
  await page.goto('/#lesson');
  await expect(page.getByRole('heading', { name: /The tiles/ })).toBeVisible();
  for (const step of await page.locator('.lesson-steps button').all()) {
    await step.click();
    await expect(step).toHaveAttribute('aria-current', /.+/);
    expect(await standingOut(page)).toEqual([]);
    expect(await measure(page, () => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
