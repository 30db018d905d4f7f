import { installAutoPlayer, playTo } from './autoPlayer';
import { keyPlayer, startByKeys } from './byKeys';
import { test } from './checked';
import { GamePage } from './gamePage';
import { expectStandings, playUntil } from './playRound';

test('Firefox plays a hand with the keyboard alone, and the East round to its standings', async ({
  page,
}) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await startByKeys(game);
  const player = keyPlayer(game);
  await playUntil(game, ['result'], player);
  await player.result();
  await playTo(page, 'standings');
  await expectStandings(game);
});
