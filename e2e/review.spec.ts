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
    await page.keyboard.press('t');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('m');
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('1 of 3 costliest')).toBeVisible();
    await expectAccessible(page);
    const hand = page.getByRole('group', { name: 'Your hand' });
    await expect(hand.getByRole('img', { name: /, the best choice$/ })).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByText('2 of 3 costliest')).toBeVisible();
    await page.keyboard.press('o');
    await expect(panel.getByText(/^Nobody could see these then/)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Take out of practice' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Add to practice' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  });

test('a hand that was played is reviewed; closed and opened again the review goes on', async ({ page }) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'result');
  const progress = page.locator('.review-progress').filter({ hasText: /^[1-9]\d* of \d+ decisions/ });
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
