import { expect, test } from '@playwright/test';
import { GamePage } from './gamePage';
import { playUntil } from './playRound';

test.describe.configure({ timeout: 200_000 });

test('a hand of Chinese classical is played from the start page to the scores of all four', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('radio', { name: /^Classical/ }).check();
  await page.getByRole('button', { name: 'Start new match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start new match' }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
  await playUntil(game, ['result']);
  const hands = page.locator('.scored-hand');
  await expect(hands).toHaveCount(4);
  await expect(page.getByRole('table')).toBeVisible();
});
