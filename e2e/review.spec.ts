import { installAutoPlayer, playTo } from './autoPlayer';
import { expectAccessible } from './axe';
import { expect, test } from './checked';
import { openScene } from './gallery';
import { GamePage } from './gamePage';

for (const [width, height, colorScheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const)
  test(`a review is steered by keys alone, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await openScene(page, 'review-hand');
    await expect(page.getByRole('img', { name: /^Expected points from/ })).toBeVisible();
    await expectAccessible(page);
    const title = page.getByRole('region', { name: 'The decision' }).getByRole('heading');
    await page.keyboard.press('Home');
    const first = await title.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(title).not.toHaveText(first ?? '');
    await page.keyboard.press('t');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Take out of practice' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Add to practice' })).toBeVisible();
  });

test('a hand that was played is reviewed; closed and opened again the review goes on', async ({ page }) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'result');
  const progress = page.getByRole('status').filter({ hasText: /^[1-9]\d* of \d+ decisions/ });
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(progress).toBeVisible({ timeout: 30_000 });
  const known = Number.parseInt((await progress.textContent()) ?? '', 10);
  await page.goBack();
  await expect(page.locator('main.result')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(progress).toBeVisible();
  expect(Number.parseInt((await progress.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(known);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});
