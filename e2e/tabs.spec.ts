import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { GamePage } from './gamePage';

const SAVE = 'hong-kong-mahjong/match';

test('a second tab says the match is played elsewhere and can take it over', async ({ page, context }) => {
  const first = new GamePage(page);
  await first.open();
  await first.startEastRound();
  await first.moment();
  const hand = await handOf(first);
  const second = new GamePage(await context.newPage());
  await second.open();
  await expect(elsewhere(second)).toBeVisible();
  await expect(elsewhere(first)).toBeHidden();

  await elsewhere(second).getByRole('button', { name: 'Play here' }).click();
  await second.moment();
  expect(await handOf(second)).toEqual(hand);
  await expect(elsewhere(second)).toBeHidden();
  await expectStopped(first);

  await second.playTurn();
  await second.moment();
  const later = await handOf(second);
  await elsewhere(first).getByRole('button', { name: 'Play here' }).click();
  await first.moment();
  expect(await handOf(first)).toEqual(later);
  await expectStopped(second);
});

test('a tab that waits goes on when the one that plays closes', async ({ page, context }) => {
  const first = new GamePage(page);
  await first.open();
  await first.startEastRound();
  await first.moment();
  const second = new GamePage(await context.newPage());
  await second.open();
  await expect(elsewhere(second)).toBeVisible();
  const hand = await handOf(first);
  await page.close();
  await expect(elsewhere(second)).toBeHidden();
  await second.page.getByRole('button', { name: 'Continue match' }).click();
  await second.moment();
  expect(await handOf(second)).toEqual(hand);
});

function elsewhere({ page }: GamePage) {
  return page.getByRole('alert').filter({ hasText: 'This match is being played in another tab' });
}

function handOf(game: GamePage): Promise<(string | null)[]> {
  return game.tiles().evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
}

/** It says why, asks nothing, and no key or click writes anything. */
async function expectStopped(game: GamePage): Promise<void> {
  await expect(elsewhere(game)).toBeVisible();
  await expect(game.claim.or(game.turn)).toHaveCount(0);
  const before = await saveIn(game.page);
  await game.page.bringToFront();
  for (const key of ['d', 'Space', 'w', 'Enter']) await game.page.keyboard.press(key);
  await game.tiles().last().dblclick();
  expect(await saveIn(game.page)).toBe(before);
}

function saveIn(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), SAVE);
}
