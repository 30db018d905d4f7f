import { installAutoPlayer, playTo } from './autoPlayer';
import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { expectStandings, playUntil } from './playRound';
import { sideways } from './stillness';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a hand is played by touch on a phone, and its East round ends there', async ({ page }) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('radio', { name: 'East round' }).tap();
  await page.getByRole('button', { name: 'Start new match' }).tap();
  const player = {
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
  };
  await playUntil(game, ['result'], player);
  await player.result();
  await game.moment();
  await playTo(page, 'standings');
  await expectStandings(game);
  expect(await sideways(page)).toBe(0);
});
