import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { keyPlayer, startByKeys } from './byKeys';
import { expectStandings, playRound } from './playRound';

test('an East round is played with the keyboard alone', async ({ page }) => {
  const game = new GamePage(page);
  await startByKeys(game);
  const played = await playRound(game, keyPlayer(game));
  expect(played).toBeGreaterThanOrEqual(4);
  await expectStandings(game);
});
