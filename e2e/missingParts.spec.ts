import { expect, test } from '@playwright/test';
import { GamePage } from './gamePage';

test('a page whose code does not come says so in its place; the rest goes on, and it comes when asked again', async ({
  page,
}) => {
  await new GamePage(page).open();
  await page.route('**/assets/*', (route) => route.abort());
  for (const [name, title] of [
    ['History', 'History'],
    ['Practice', 'Practise claims'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/assets/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await page.route('**/assets/*', (route) => route.abort());
  }
});
