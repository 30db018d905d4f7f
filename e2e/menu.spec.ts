import { expect, test } from './checked';
import { GamePage } from './gamePage';

test('a match is left, found again after a reload, and put aside when another begins', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: /^Settings/ }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await settings.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  const hand = await game
    .tiles()
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Leave the table/ }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Continue match' }).click();
  await game.moment();
  expect(
    await game.tiles().evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label'))),
  ).toEqual(hand);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Leave the table/ }).click();
  await page.getByRole('button', { name: 'Start new match' }).click();
  await game.moment();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Leave the table/ }).click();
  await expect(page.getByRole('button', { name: 'Continue match' })).toBeVisible();
  const others = page.getByRole('region', { name: 'Other matches under way' });
  await expect(others.getByRole('listitem')).toHaveCount(1);
});

test('the language changes without a reload', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByRole('radio', { name: '繁體中文' }).check();
  await expect(page.getByRole('heading', { name: '新牌局' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
});

test('the app works from a folder of a site', async ({ page }) => {
  await page.route('**/some/folder/**', (route) => {
    const url = new URL(route.request().url());
    return route.continue({ url: `${url.origin}${url.pathname.replace('/some/folder', '')}` });
  });
  await page.goto('/some/folder/');
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await expect(page.locator('path#g-e')).toBeAttached();
});
