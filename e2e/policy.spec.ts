import { watchPolicy, expect, test } from './checked';

test('the page forbids scripts, styles and hosts that are not its own, and a test notices', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  expect(violations).toEqual([]);
  const refused = await page.evaluate(() => {
    const { body, head } = document;
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    head.append(style);
    const picture = new Image();
    picture.src = 'https://other.example/picture.png';
    body.append(picture);
    fetch('https://other.example/data.json').catch(() => null);
    const script = document.createElement('script');
    script.src = 'https://other.example/script.js';
    head.append(script);
    const attempts = [
      () => (body.innerHTML = '<b>bold</b>'),
      () => (script.textContent = 'window.hasRun = true'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (problem) {
        return String(problem).split(':')[0];
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError']);
  const rules = ['style-src-elem', 'img-src', 'connect-src', 'require-trusted-types-for', 'script-src-elem'];
  for (const rule of rules) await expect.poll(() => violations.join('\n')).toContain(rule);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await context.close();
});
