import { expect, test } from './checked';
import { BOTH } from './tags';

test(
  'the built page opens without an error and asks nothing of other hosts',
  BOTH,
  async ({ page, baseURL }) => {
    const errors: string[] = [];
    const foreign: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(String(baseURL)).origin) foreign.push(request.url());
    });
    await page.goto('/');
    await expect(page).toHaveTitle('Hong Kong Mahjong');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  },
);
