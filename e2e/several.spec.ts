import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { expectAccessible } from './axe';
import { GamePage } from './gamePage';
import { waitForStillness } from './stillness';

const start = (page: Page) => page.getByRole('button', { name: 'Start new match' });
const others = (page: Page) => page.getByRole('region', { name: 'Other matches under way' });
const goOn = (page: Page) => others(page).getByRole('button', { name: 'Continue' });
const table = (page: Page) => page.getByRole('main', { name: 'Table' });

/** Two matches begun: the first is put aside with a choice made, the second is open at home. Gives the first one's hand. */
async function beginTwo(game: GamePage, press: () => Promise<void>): Promise<string[]> {
  const { page } = game;
  await game.open();
  await press();
  await game.playTurn();
  await game.moment();
  const hand = await game.names();
  // Of another seed: one that is the beginning of the other would be the same match, kept twice.
  await page.goto('about:blank');
  await game.visit(10, '/');
  await press();
  await game.moment();
  await page.goto('about:blank');
  await page.goto('/#pace=instant');
  await expect(others(page).getByRole('listitem')).toHaveCount(1);
  return hand;
}

test('a match is put aside, found after a reload, played on and removed, with a mouse', async ({ page }) => {
  const game = new GamePage(page);
  const hand = await beginTwo(game, () => start(page).click());
  await expectAccessible(page);
  await goOn(page).click();
  await game.moment();
  expect(await game.names()).toEqual(hand);
  await page.goto('/');
  await page.reload();
  await others(page).getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this match?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(others(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue match' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('with fingers', async ({ page }) => {
    const game = new GamePage(page);
    const hand = await beginTwo(game, () => start(page).tap());
    await expectAccessible(page);
    await waitForStillness(page);
    const box = await goOn(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await goOn(page).tap();
    await expect(table(page)).toBeVisible();
    await game.moment();
    expect(await game.names()).toEqual(hand);
  });
});
