import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { clickingPlayer, playRound } from './playRound';

test('an East round is played with the mouse alone', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  const played = await playRound(game, clickingPlayer(game));
  expect(played).toBeGreaterThanOrEqual(4);
  await expectStandings(game);
});

test('an East round is played with the keyboard alone', async ({ page }) => {
  const game = new GamePage(page);
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
  const played = await playRound(game, {
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
  });
  expect(played).toBeGreaterThanOrEqual(4);
  await expectStandings(game);
});

async function expectStandings(game: GamePage): Promise<void> {
  const rows = game.page.getByRole('row');
  await expect(rows).toHaveCount(5);
  const cells = await game.page.getByRole('cell').allInnerTexts();
  const points = cells.filter((_, at) => at % 2 === 1).map((text) => Number(text.replace('−', '-')));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(0);
}
