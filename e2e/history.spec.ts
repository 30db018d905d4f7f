import type { Locator, Page } from '@playwright/test';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { GamePage } from './gamePage';

test('a match given up is in the history at once, in every tab, and stays until it is removed', async ({
  page,
  context,
}) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  const other = await context.newPage();
  await openHistory(other);
  await expect(other.getByText('No match has been played to its end yet.')).toBeVisible();

  // A page that lies behind another is given one frame a second.
  await page.bringToFront();
  await game.startEastRound();
  await playTo(page, 'result');
  await game.abandon();
  await expect(rows(other)).toHaveCount(1);
  await expect(rows(other)).toContainText('not finished');

  await other.bringToFront();
  await other.reload();
  await rows(other).getByRole('button', { name: 'Replay' }).click();
  await expect(other.getByRole('slider', { name: 'Step' })).toBeVisible();
  await other.getByRole('button', { name: 'All matches' }).click();

  await page.bringToFront();
  await openHistory(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText(/^Best hand|^Your best hand|^Nobody won/)).toBeVisible();
  await rows(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(rows(other)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No match has been played to its end yet.')).toBeVisible();
});

test('without a database the history says so, and the end of a match too', async ({ page }) => {
  await installAutoPlayer(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  });
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'result');
  await game.abandon();
  await expect(page.getByRole('alert')).toContainText('could not be kept in the history');
  await page.getByRole('button', { name: /^History/ }).click();
  await expect(page.getByText('This browser keeps no history for this page.')).toBeVisible();
});

async function openHistory(page: Page): Promise<void> {
  await page.goto('/#pace=instant');
  await page.getByRole('button', { name: /^History/ }).click();
}

function rows(page: Page): Locator {
  return page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
}
