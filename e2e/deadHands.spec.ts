import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

const SETTINGS = 'hong-kong-mahjong/settings';

/** A match without an exchange of tiles, in which everyone may call what they have not. */
async function sitDown(page: Page, falseWin: string): Promise<GamePage> {
  const options = { charleston: 'none', strictCalling: true, falseWin };
  const lastMatch = { rules: 'american', options, opponents: 'gentle', mixedStyles: false };
  const kept = JSON.stringify({ lastMatch, introduced: ['american'] });
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [SETTINGS, kept] as const,
  );
  const game = new GamePage(page);
  await game.visit(9, '/', 'normal');
  await page.getByRole('button', { name: 'Start new match' }).click();
  return game;
}

async function callAWin(game: GamePage): Promise<void> {
  while ((await game.moment()) !== 'turn') await game.action('Pass').click();
  await game.action(/^Win/).click();
}

test('a false win makes a hand dead: it is told, seen, kept, and still there with the result', async ({
  page,
}) => {
  const game = await sitDown(page, 'dead-hand');
  await callAWin(game);
  const dead = page.getByRole('region', { name: /^You, .*Dead hand/ });
  await expect(dead).toHaveCount(1);
  await expect(game.live).toContainText('You call a false win.');
  await expect(game.live).toContainText('Your hand is dead.');
  await page.reload();
  await expect(dead).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('g');
  await expect(page.locator('main.result')).toContainText('Dead hand');
  await page.reload();
  await expect(page.locator('main.result')).toContainText('Dead hand');
  await expectAccessible(page);
});

test('where a false win is paid for, the points move at once and play goes on', async ({ page }) => {
  const game = await sitDown(page, 'pay');
  await callAWin(game);
  const paid = page.getByRole('region', { name: /^You, .*−75 points/ });
  await expect(page.locator('.tray')).toContainText('You call a false win.');
  await expect(paid).toHaveCount(1);
  await page.reload();
  await expect(paid).toHaveCount(1);
  expect(await game.moment()).toBe('turn');
  await expect(game.tiles()).toHaveCount(14);
});
