import { expect, test } from './checked';
import { GamePage } from './gamePage';

test('four bots are watched: only what was seen is shown, it is kept, and the coach speaks beside the table', async ({
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
  await expect(page.getByRole('group', { name: 'Bots' })).toBeVisible();
  await page.getByRole('button', { name: 'Start watching' }).click();

  const step = page.getByRole('slider', { name: 'Step' });
  const at = async () => [Number(await step.inputValue()), Number(await step.getAttribute('max'))] as const;
  const live = page.getByRole('button', { name: 'Go on live' });
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await at())[0]).toBeGreaterThan(2);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const [now, most] = await at();
  expect(most).toBe(now);
  await page.keyboard.press('Home');
  expect(await at()).toEqual([0, most]);
  await page.keyboard.press('ArrowRight');
  expect(await at()).toEqual([1, most]);
  await expect(live).toHaveAttribute('aria-pressed', 'false');

  await page.keyboard.press('c');
  const coach = page.getByRole('dialog', { name: /^The coach, for/ });
  await coach.getByRole('combobox', { name: 'For' }).selectOption('Wing');
  await expect(page.getByRole('dialog', { name: 'The coach, for Wing' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: 'The coach, for Fai' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);

  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await at())[1]).toBeGreaterThan(most);
  await page.keyboard.press(' ');
  const seen = await at();
  await page.reload();
  await expect(step).toBeVisible();
  await page.keyboard.press(' ');
  expect((await at())[1]).toBeGreaterThanOrEqual(seen[1]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Watch the bots play' })).toBeVisible();
  await page.getByRole('button', { name: 'Start another match' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Go on watching' }).click();
  await expect(step).toBeVisible();
  await page.goto('/#table');
  await game.moment();
  expect(await tiles()).toEqual(held);
});
