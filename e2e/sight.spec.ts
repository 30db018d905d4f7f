import { expectAccessible } from './axe';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('what lies in sight: marked discards, the danger of the own tiles, and a match that tells of it', async ({
  page,
}) => {
  const game = new GamePage(page);
  await page.addInitScript(() =>
    localStorage.setItem(
      'hong-kong-mahjong/settings',
      JSON.stringify({ markDrawn: true, showTaken: true, showDanger: true }),
    ),
  );
  await game.open();
  await game.startEastRound();
  for (let turns = 0; turns < 3; turns++) await game.playTurn();
  while ((await game.moment()) === 'claim') await game.choose('Pass');

  // The tile just drawn is thrown: everybody's river marks such discards.
  const rivers = page.getByRole('list', { name: /discards$/ });
  await expect(rivers.getByRole('img', { name: /, drawn and thrown$/ }).first()).toBeVisible();
  await game.tiles().first().click();
  await page.keyboard.press('f');
  await expect(game.tiles().first()).toHaveAccessibleName(/ (\d+|<1)% deals in|: nobody can win on it/);
  const figures = await page.locator('.hand .tile-danger').allTextContents();
  expect(figures).toHaveLength(await game.tiles().count());
  expect(figures.every((figure) => /^(<1|\d+)%$/.test(figure))).toBe(true);
  await expectAccessible(page);

  // By touch it is hidden again.
  await page.getByRole('button', { name: 'Danger of your tiles' }).click();
  await expect(page.locator('.hand .tile-danger')).toHaveCount(0);
  const save = await page.evaluate(() => localStorage.getItem('hong-kong-mahjong/match'));
  expect(save).toContain('"coached":true');
});
