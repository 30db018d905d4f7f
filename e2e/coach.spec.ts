import { expect, test } from './checked';
import { expectAccessible } from './axe';
import { CoachPage } from './coachPage';
import { measure } from './stillness';

/** Runs in the page: how far the dealer's seal reaches over the own name beside it. */
function sealOverName(): number {
  const [seal, name] = ['.seal', '.plate-name b'].map((part) =>
    document.querySelector(`.own-plate .plate ${part}`)?.getBoundingClientRect(),
  );
  if (!seal || !name) throw new Error('The plate has no seal, or no name.');
  return seal.right - name.left;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one line says what comes first and marks it; more shows all figures, and stays', async ({ page }) => {
    const coach = new CoachPage(page);
    await coach.sitDown();
    await coach.playTo('turn');
    await coach.button.click();
    await expect(coach.line).toHaveText(/ rather than | or .+too close to call/);
    await expect(coach.game.live).toHaveText(/Coach: /);
    await expect(page.locator('.hand .tile--hinted, .tray .act--hinted')).toHaveCount(1);
    await expect(coach.panel).toHaveCount(0);
    await expectAccessible(page);
    const discards = await coach.game.discards();
    await coach.game.playTurn();
    await expect.poll(() => coach.game.discards()).toBeGreaterThan(discards);

    await coach.playTo('claim');
    const offered = await page.locator('.tray .act').count();
    await coach.button.click();
    await coach.figures.click();
    await expect(page.locator('.tray')).toHaveCount(0);
    await coach.expectJudged();
    await expect(coach.options).toHaveCount(offered);
    expect(await measure(page, sealOverName)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await coach.options.filter({ hasText: 'Pass' }).click();
    await expect(coach.panel).toHaveCount(0);

    await coach.playTo('turn');
    await coach.button.click();
    await coach.expectJudged();
    await expectAccessible(page);
    const all = coach.panel.getByRole('button', { name: /^All \d+ discards/ });
    await all.click();
    await expect(all).toHaveCount(0);
    await coach.fewer.click();
    await expect(coach.panel).toHaveCount(0);
    await expect(coach.line).toBeVisible();
  });
});

test('a claim and a discard are judged on request and made by keys', async ({ page }) => {
  const coach = new CoachPage(page);
  await coach.sitDown();
  await coach.playTo('claim');
  await page.keyboard.press('Tab');
  await page.keyboard.press('c');
  await coach.expectJudged();
  const focused = coach.panel.locator('.option:focus');
  await expect(focused).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute('data-option');
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveAttribute('data-option', first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('data-option', first ?? '');
  await page.keyboard.press('Escape');
  await expect(coach.panel).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  await page.keyboard.press('c');
  await coach.expectJudged();
  await page.keyboard.press(' ');
  await expect(coach.panel).toHaveCount(0);

  await coach.playTo('turn');
  const discards = await coach.game.discards();
  await page.keyboard.press('c');
  await coach.expectJudged();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => coach.game.discards()).toBeGreaterThan(discards);
});

test('it speaks at every decision, or never, as the player wishes', async ({ page }) => {
  const coach = new CoachPage(page);
  await coach.sitDown();
  const set = async (mode: string) => {
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByRole('tab', { name: 'Help' }).click();
    await page.getByRole('group', { name: 'Coach' }).getByRole('radio', { name: mode }).check();
    await page.keyboard.press('Escape');
  };
  await set('Always');
  await coach.expectJudged();
  await coach.options.first().click();
  await coach.expectJudged();
  await coach.panel.getByRole('button', { name: 'Close the coach' }).click();
  await expect(coach.panel).toHaveCount(0);

  await set('Off');
  await expect(coach.button).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(coach.panel).toHaveCount(0);
  await set('On request');
  await expect(coach.panel).toHaveCount(0);
  await coach.button.click();
  await coach.expectJudged();
});

test('no thread of the coach begins before it is asked for', async ({ page }) => {
  const coach = new CoachPage(page);
  await coach.sitDown();
  await coach.playTo('turn');
  await coach.game.playTurn();
  await coach.game.moment();
  const threads = () => page.workers().filter((worker) => worker.url().includes('coachWorker')).length;
  expect(threads()).toBe(0);
  await coach.button.click();
  await coach.expectJudged();
  expect(threads()).toBe(1);
});

test('a coach that cannot be loaded says so, and the game goes on', async ({ page }) => {
  const coach = new CoachPage(page);
  await page.route('**/coachWorker*', (route) => route.abort());
  await coach.sitDown();
  await coach.playTo('turn');
  const discards = await coach.game.discards();
  await coach.button.click();
  await expect(coach.panel.getByText(/could not think this through/)).toBeVisible();
  await coach.options.last().click();
  await expect.poll(() => coach.game.discards()).toBeGreaterThan(discards);
});

test('the history tells a coached match from one without', async ({ page }) => {
  const coach = new CoachPage(page);
  await coach.sitDown();
  for (const isCoached of [false, true]) {
    if (isCoached) {
      await coach.game.startEastRound();
      await coach.game.moment();
      await coach.button.click();
      await coach.expectJudged();
      await coach.options.last().click();
    } else for (let turns = 0; turns < 2; turns++) await coach.game.playTurn();
    await coach.game.moment();
    await coach.game.abandon();
  }
  await page.getByRole('button', { name: /^History/ }).click();
  const rows = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('coached');
  await expect(rows.last()).not.toContainText('coached');
});
