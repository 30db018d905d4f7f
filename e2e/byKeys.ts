import { expect } from '@playwright/test';
import type { GamePage } from './gamePage';
import type { Player } from './playRound';

/** From the home page to the table of an East round, past the choice of a game. */
export async function startByKeys(game: GamePage): Promise<void> {
  const { page } = game;
  await game.open();
  await page.getByRole('button', { name: /^Rule set: Hong Kong old style/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('three sets');
  await expect(page.locator('.game-card')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Rule set/ })).toBeFocused();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '4 rounds' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'East round' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Wins when possible, else passes and discards the last tile, by keys. */
export function keyPlayer(game: GamePage): Player {
  const { page } = game;
  return {
    claim: async () => {
      await page.keyboard.press((await game.action(/^Win/).isVisible()) ? 'w' : 'Space');
    },
    turn: async () => {
      if (await game.action(/^Win/).isVisible()) return page.keyboard.press('w');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(game.tiles().and(page.locator('[aria-pressed=true]'))).toBeFocused();
      await page.keyboard.press('Enter');
    },
    result: () => page.keyboard.press('Enter'),
  };
}
