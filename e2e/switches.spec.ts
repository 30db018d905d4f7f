import type { Page } from '@playwright/test';
import { installAutoPlayer, playTo } from './autoPlayer';
import { expectAccessible } from './axe';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

test('what is switched holds for a hand, is seen, can be stopped, and others are skipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = new GamePage(page);
  await installAutoPlayer(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  await inSwitches(page, async () => {
    await page.getByRole('radio', { name: 'Relaxed' }).check({ force: true });
    await expectAccessible(page);
  });
  await skips(page, game);
  await page.reload();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
  await inSwitches(page, async () => {
    await expect(page.getByRole('radio', { name: 'Relaxed' })).toBeChecked();
    await expect(page.getByText('This hand only')).toHaveCount(1);
    await page.getByRole('switch', { name: 'Discard what I draw' }).click();
    await page.getByRole('switch', { name: 'Next hand by itself' }).click();
  });
  await stops(page);
  await inSwitches(page, () => page.getByRole('radio', { name: 'Instant' }).check({ force: true }));
  await playTo(page, 'result');
  await expect(page.getByText(/^The next hand comes by itself/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^The next hand comes by itself/)).toHaveCount(0);
  await game.next.click();
  await inSwitches(page, () => expect(page.getByText('This hand only')).toHaveCount(0));
});

async function inSwitches(page: Page, run: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Switches/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Switches' });
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  await run();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** A tap on the felt leads to the next question, tells what happened in one message, and answers nothing. */
async function skips(page: Page, game: GamePage): Promise<void> {
  await game.playTurn();
  await page.locator('.centre').click();
  await expect(game.claim.or(game.turn).first()).toBeVisible();
  await expect(game.live).toContainText(/discarded .*(You can|Your turn)/);
}

/** What goes on by itself is seen wherever nothing is asked, and one press stops it. */
async function stops(page: Page): Promise<void> {
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const stop = page.getByRole('button', { name: 'Stop: choose everything yourself' });
  await expect(pass.or(stop).first()).toBeVisible();
  if (await pass.isVisible()) await pass.click();
  await stop.click();
  await expect(stop).toHaveCount(0);
}
