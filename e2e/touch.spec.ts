import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { playRound } from './playRound';
import { sideways } from './stillness';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an East round is played by touch on a phone', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('radio', { name: 'East round' }).tap();
  await page.getByRole('button', { name: 'Start new match' }).tap();
  const hands = await playRound(game, {
    claim: async () => {
      const win = game.action(/^Win/);
      await ((await win.isVisible()) ? win : game.action('Pass')).tap();
    },
    turn: async () => {
      const win = game.action(/^Win/);
      if (await win.isVisible()) return win.tap();
      await game.tiles().last().tap();
      await game.action(/^Discard /).tap();
    },
    result: () => game.next.tap(),
  });
  expect(hands).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('row')).toHaveCount(5);
  expect(await sideways(page)).toBe(0);
});
