import { EventEmitter, once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from './checked';

const SENTENCES = [
  'Hong Kong Mahjong needs a web server: run npm start, or npx serve in this folder.',
  '香港麻雀須經網頁伺服器開啟：請執行 npm start，或在此資料夾執行 npx serve。',
];

for (const file of ['dist/index.html', 'index.html'])
  test(`${file} opened from a disk says what it needs`, async ({ browser }) => {
    // Here the policy forbids what the browser would not fetch anyhow.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(pathToFileURL(file).href);
    for (const sentence of SENTENCES) await expect(page.getByText(sentence)).toBeInViewport({ ratio: 1 });
    await context.close();
  });

test('without JavaScript the page says that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  const sentence = page.locator('noscript');
  await expect(sentence).toBeInViewport({ ratio: 1 });
  expect(await sentence.innerText()).toBe('Hong Kong Mahjong needs JavaScript. 香港麻雀需要 JavaScript。');
  await expect(page.locator('.unseen')).toHaveCSS('clip-path', 'inset(50%)');
  // To load it again would change nothing.
  await expect(page.locator('.loading')).toHaveCSS('animation-name', 'none');
  await context.close();
});

test('who visits the served page never sees that sentence', async ({ page }) => {
  const gate = new EventEmitter();
  const isOpen = once(gate, 'open');
  await page.route('**/assets/*.js', async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const sentence = page.getByText(SENTENCES[0] ?? '');
  await expect(sentence).toBeAttached();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  await expect(sentence.locator('..')).toHaveCSS('clip-path', 'inset(50%)');
  await expect(page.locator('.loading')).toHaveCSS('opacity', '0');
  gate.emit('open');
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

test('a page whose scripts do not come says in the end that it should be loaded again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const sentences = page.locator('.loading');
  await expect(sentences).toHaveCSS('opacity', '0');
  await sentences.evaluate((each) => each.getAnimations().forEach((animation) => animation.finish()));
  await expect(sentences).toHaveCSS('opacity', '1');
  await expect(page.getByText('If nothing comes, reload the page.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('請重新載入頁面。')).toBeInViewport({ ratio: 1 });
});
