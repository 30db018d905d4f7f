import { expect, test } from './checked';

test('the app works from a folder of a site', async ({ page }) => {
  await page.route('**/some/folder/**', (route) => {
    const url = new URL(route.request().url());
    return route.continue({ url: `${url.origin}${url.pathname.replace('/some/folder', '')}` });
  });
  await page.goto('/some/folder/');
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await expect(page.locator('path#g-e')).toBeAttached();
});
