import { expect, test } from './checked';
import { GamePage } from './gamePage';

test('four bots are watched, the coach speaks for one of them, and the own match stays as it was', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.playTurn();
  await game.moment();
  const tiles = () =>
    game.hand.getByRole('button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const held = await tiles();
  expect(held.length).toBeGreaterThan(9);
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch the bots' }).click();
  await page.getByRole('radio', { name: 'Gentle' }).check();
  await page.getByRole('button', { name: 'Start watching' }).click();
  const step = page.getByRole('slider', { name: 'Step' });
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => Number(await step.inputValue())).toBeGreaterThan(0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  const coach = page.getByRole('dialog', { name: /^The coach, in/ });
  await expect(coach.locator('.option-points').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Watch the bots play' })).toBeVisible();
  await page.goto('/#table');
  await game.moment();
  expect(await tiles()).toEqual(held);
});
