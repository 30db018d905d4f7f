import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { keyPlayer, startByKeys } from './byKeys';
import { clickingPlayer, expectStandings, playRound } from './playRound';

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
  await startByKeys(game);
  const played = await playRound(game, keyPlayer(game));
  expect(played).toBeGreaterThanOrEqual(4);
  await expectStandings(game);
});
