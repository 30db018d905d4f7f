import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { BOTH } from './tags';

test('a page whose code does not come says so in its place; the rest goes on, and it comes when asked again', async ({
  page,
}) => {
  for (const [name, title, file] of [
    ['History', 'History', 'HistoryScreen'],
    ['Practice', 'Practise decisions', 'PracticeScreen'],
  ] as const) {
    let status = 0;
    // From the start: the page fetches ahead what may be opened next.
    await page.route(`**/${file}-*`, (route) => (status > 0 ? route.fulfill({ status }) : route.abort()));
    await new GamePage(page).open();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await page.goForward();
    await expect(alert).toBeVisible();
    // Many browsers never ask again for a script that an import did not get: a broken line and a refusal both come first.
    status = 503;
    const isRefused = page.waitForResponse((answer) => answer.status() === status);
    await page.getByRole('button', { name: 'Try again' }).click();
    await isRefused;
    await expect(alert).toBeVisible();
    await page.unroute(`**/${file}-*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
  }
});

test(
  'a script or a style sheet that does not come the first times is asked for again',
  BOTH,
  async ({ page }) => {
    await new GamePage(page).open();
    const refused: string[] = [];
    await page.route(/HistoryScreen-\w+\.(js|css)/, (route) => {
      const url = route.request().url();
      if (refused.filter((each) => each === url).length === 2) return route.continue();
      refused.push(url);
      return route.abort();
    });
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    expect(new Set(refused).size).toBe(2);
    expect(refused).toHaveLength(4);
    await expect(page.locator('link[rel=stylesheet][href*="/HistoryScreen-"]')).toHaveCount(1);
  },
);

test('no file is asked for that the build does not have', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) missing.push(answer.url());
  });
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  await page.goto('/#history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  expect(missing).toEqual([]);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-HK' });

  test('a page whose words do not come is there in English', async ({ page }) => {
    await page.route('**/zh-Hant-HK/*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  });
});

test('tile faces that do not come are told of, and asked for again', async ({ page }) => {
  await page.route('**/tiles-*.svg', (route) => route.abort());
  const game = new GamePage(page);
  await game.open();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/tiles-*.svg');
  await page.getByRole('button', { name: 'Close message' }).click();
  await game.startEastRound();
  const face = game.tiles().first().locator('.face');
  await expect.poll(() => face.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('url');
});
