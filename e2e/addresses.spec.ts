import type { Page } from '@playwright/test';
import { installAutoPlayer, playTo } from './autoPlayer';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

const APP = 'Hong Kong Mahjong';
const english = (title: string) => (title === '' ? APP : `${title} · ${APP}`);

/** Opens an address as a link from elsewhere does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${address}`);
}

test('addresses that follow each other are walked back and forward again', async ({ page }) => {
  await page.goto('/');
  const walked = ['#history', '#practice', '#keys', '#rules/taisen', '#day', '#history'];
  const titles = [
    '',
    'History',
    'Practise decisions',
    'Keyboard',
    'Rules: Taisen',
    'Match of the day',
    'History',
  ];
  for (const [at, address] of walked.entries()) {
    await page.evaluate((hash) => (location.hash = hash), address);
    await expect(page).toHaveTitle(english(titles[at + 1] ?? ''));
    await expect(page).toHaveURL((url) => url.hash === address);
  }
  for (const title of titles.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(page).toHaveTitle(english(title));
  }
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  for (const title of titles.slice(1)) {
    await page.goForward();
    await expect(page).toHaveTitle(english(title));
  }
});

test('the match that is kept has an address, and each of its screens a title', async ({ page }) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  const hand = english('East round, hand 1');
  await expect(page).toHaveTitle(hand);
  await game.moment();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page).toHaveTitle(english('Menu'));
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(hand);
  await follow(page, '#table');
  await game.moment();
  await expect(page).toHaveTitle(hand);
  await page.goBack();
  await expect(page).toHaveTitle(english('Leave the table?'));
  await page.goBack();
  await expect(page).toHaveTitle(hand);
  await follow(page, '#pace=instant');
  await page.getByRole('button', { name: 'Continue match' }).click();
  await playTo(page, 'result');
  await expect(page).toHaveTitle(hand);
  await game.goOn();
  await playTo(page, 'standings');
  await expect(page).toHaveTitle(english('Final standings'));
  await follow(page, '#standings');
  await expect(page).toHaveTitle(english('Final standings'));
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page).toHaveTitle(english('Replay'));
  await page.goBack();
  await expect(page).toHaveTitle(english('Final standings'));
});
