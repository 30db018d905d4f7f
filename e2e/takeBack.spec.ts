import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { expectAccessible } from './axe';
import { GamePage } from './gamePage';
import { installAutoPlayer, playTo } from './autoPlayer';

test('choices are taken back in a practice match and its hands played on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const game = new GamePage(page);
  await installAutoPlayer(page);
  await game.open();
  await page.getByRole('switch', { name: 'Practice match' }).click();
  await expectAccessible(page);
  await game.startEastRound();
  await takesBack(page, game);
  await playTo(page, 'result');
  await abandon(page);
  await playsOn(page);
});

/** By the key and by the menu: the hand is as it was before the choice. */
async function takesBack(page: Page, game: GamePage): Promise<void> {
  await game.moment();
  const before = await handOf(game);
  for (const way of ['key', 'menu']) {
    await game.playTurn();
    await game.moment();
    if (way === 'key') await page.keyboard.press('z');
    else {
      await page.getByRole('button', { name: 'Menu' }).first().click();
      await page.getByRole('button', { name: /^Take back/ }).click();
    }
    await expect(game.live).toContainText('Taken back: your');
    expect(await handOf(game)).toEqual(before);
  }
  await page.keyboard.press('z');
  await expect(game.live).toContainText('no choice to take back');
}

async function handOf(game: GamePage): Promise<readonly string[]> {
  return game.tiles().evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile') ?? ''));
}

async function abandon(page: Page): Promise<void> {
  await new GamePage(page).abandon();
  await page.getByRole('button', { name: /^History/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'practice' })).toHaveCount(1);
}

/** From the replay, to the end of the hand: it is kept, compared, replayed and removed. */
async function playsOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('dialog')).toContainText('From your choice in turn 1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  const game = new GamePage(page);
  await game.moment();
  // Another choice than in the match: the first tile of the hand.
  if ((await game.moment()) === 'turn') {
    await game.tiles().first().click();
    await game.choose(/^Discard /);
  }
  await playOut(page, game);
  await page.getByRole('button', { name: 'Back to the replay' }).click();
  const kept = page.getByRole('dialog').getByRole('region', { name: 'Played on' });
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await expect(kept).toContainText('In the match');
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await page.getByRole('button', { name: 'Replay', exact: true }).first().click();
  await kept.getByRole('button', { name: 'Remove' }).click();
  await expect(kept).toHaveCount(0);
}

async function playOut(page: Page, game: GamePage): Promise<void> {
  const over = page.getByRole('button', { name: /^Back to the replay/ });
  const asked = game.claim.or(game.turn).or(over).first();
  for (;;) {
    await asked.waitFor();
    if (await over.isVisible()) return;
    if (await game.claim.isVisible()) await game.choose('Pass');
    else {
      await game.tiles().last().click();
      await game.choose(/^Discard /);
    }
  }
}
