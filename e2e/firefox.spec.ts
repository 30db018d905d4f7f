import { installAutoPlayer, playTo } from './autoPlayer';
import { keyPlayer, startByKeys } from './byKeys';
import { expect, test } from './checked';
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
  await page.getByRole('button', { name: 'Picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Picture' }).getByRole('img');
  await expect.poll(() => picture.evaluate(coloursOfTiles)).toBeGreaterThan(20);
});

/** Runs in the page: how many colours the picture has where the tiles lie. */
function coloursOfTiles(picture: HTMLImageElement): number {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  const brush = canvas.getContext('2d');
  if (!brush || canvas.width === 0) return 0;
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(100, 360, 1000, 1);
  return new Set(new Uint32Array(data.buffer)).size;
}
