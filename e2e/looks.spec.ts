import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

/** Runs in the page: where the picture of a face comes from, and the colour of the table. */
function look(): readonly [string, string] {
  const face = document.querySelector('.hero-hand .face');
  const felt = getComputedStyle(document.documentElement).getPropertyValue('--felt');
  return [face ? getComputedStyle(face).backgroundImage : '', felt];
}

const modern = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('modernFaces')).length,
  );

test('a felt and the plain faces are chosen by keys, fetched only then, and stay', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await expect.poll(async () => (await page.evaluate(look))[0]).toContain('blob:');
  const [face, felt] = await page.evaluate(look);
  await page.getByRole('button', { name: /^Settings/ }).click();
  expect(await modern(page)).toBe(0);
  await page.getByRole('radio', { name: 'Celadon' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Harbour' })).toBeChecked();
  await page.getByRole('radio', { name: 'Classic' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await page.evaluate(look))[0]).not.toBe(face);
  expect((await page.evaluate(look))[1]).not.toBe(felt);
  expect(await modern(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-felt', 'blue');
  await expect(page.locator('html')).toHaveAttribute('data-faces', 'modern');
  await expect.poll(() => modern(page)).toBeGreaterThan(0);
});

test('until the faces with an index are drawn, the plain ones show in their place', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await new GamePage(page).open();
  const pictureOf = (name: string) =>
    page.evaluate((face) => {
      const tile = document.createElement('i');
      tile.className = face;
      document.body.append(tile);
      const { backgroundImage } = getComputedStyle(tile);
      tile.remove();
      return backgroundImage;
    }, name);
  await expect.poll(() => pictureOf('face--t-c1')).toContain('blob:');
  expect(await pictureOf('face--i-c1')).toBe(await pictureOf('face--t-c1'));
});
