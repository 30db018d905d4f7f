import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { GamePage } from './gamePage';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    test(`every screen is accessible, ${colorScheme}, ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const game = new GamePage(page);
      await game.open();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Settings/ }).click();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectAccessible(page);
      }
      await page.keyboard.press('Escape');
      await game.startEastRound();
      await game.moment();
      await expectAccessible(page);
      await playToResult(game);
      await expectAccessible(page);
    });
  }
}

async function playToResult(game: GamePage): Promise<void> {
  for (;;) {
    const moment = await game.moment();
    if (moment === 'result') return;
    await game.page.keyboard.press(moment === 'claim' ? 'Space' : 'd');
  }
}
