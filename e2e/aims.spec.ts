import { expectAccessible } from './axe';
import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { sideways } from './stillness';

const TITLE = 'What to aim for';
const MARKED = /in the hand you play for/;

test('what to aim for is opened and chosen from by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  await page.keyboard.press('b');
  const panel = page.getByRole('dialog', { name: TITLE });
  const rows = panel.getByRole('list', { name: 'Hands to aim for' }).getByRole('button');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(game.hand.getByRole('button', { name: MARKED }).first()).toBeVisible();
  await expectAccessible(page);
  await game.playTurn();
  await game.moment();
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('b');
  await expect(panel).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a hand of the card is chosen by touch before the first tiles are passed', async ({ page }) => {
    const game = new GamePage(page);
    await game.open();
    await page.getByRole('button', { name: /^Rule set/ }).tap();
    await page.locator('.game-card').filter({ hasText: 'American' }).tap();
    await page.getByRole('button', { name: 'Start new match' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Start new match' }).tap();
    await page.getByRole('button', { name: TITLE }).tap();
    const panel = page.getByRole('dialog', { name: TITLE });
    const rows = panel.getByRole('list', { name: 'Hands to aim for' }).getByRole('button');
    await expect(rows).toHaveCount(44);
    await rows.nth(2).tap();
    await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(game.tiles().first()).toBeInViewport({ ratio: 1 });
    expect(await sideways(page)).toBe(0);
    await expectAccessible(page);
    await panel.getByRole('button', { name: `Close: ${TITLE}` }).tap();
    await expect(panel).toBeHidden();
    await expect(game.hand.getByRole('button', { name: MARKED }).first()).toBeVisible();
  });
});
