import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { GamePage } from './gamePage';

const PAGES = [
  ['History', '#history', 'History'],
  ['Rules', '#rules/hong-kong-old', 'Rules: Hong Kong old style'],
  ['Settings', '#settings', 'Settings'],
  ['Practice', '#practice', 'Practise decisions'],
  ['All rules', '#pace=instant', 'All rules and help'],
] as const;

test('going back closes what is open, one after the other, and never leaves the site before home', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  for (const [name, address, title] of PAGES) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('dialog').or(page.locator('main:not(.home)')).first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash === address);
    await expect(page).toHaveTitle(`${title} · Hong Kong Mahjong`);
    await page.goBack();
    await expectHome(page);
  }
  await game.startEastRound();
  await game.moment();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /^Rules/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Rules/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /^Settings/ })
    .click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Leave the table?' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expectHome(page);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a page that is loaded again stays where it was, and its way back too', async ({ page }) => {
  await new GamePage(page).open();
  await page.getByRole('button', { name: /^History/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await page.goBack();
  await expectHome(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectHome(page);
});

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === '#pace=instant');
}

test('who goes back from what a page has opened finds the focus at the heading of that page', async ({
  page,
}) => {
  await page.goto('/#practice');
  await page.getByRole('button', { name: 'Ten positions' }).click();
  await expect(page.locator('.panel--practice')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Practise decisions' })).toBeFocused();
});

test('the standings stay until a new match starts: over a reload, the replay and back', async ({ page }) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'standings');
  const ranking = page.getByRole('table').first();
  // It comes with the record of the match.
  const won = ranking.getByRole('columnheader', { name: 'Hands won' });
  await expect(won).toBeVisible();
  const scores = await ranking.innerText();
  await page.reload();
  await expect(game.standings).toBeVisible();
  await expect(won).toBeVisible();
  expect(await ranking.innerText()).toBe(scores);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await page.goBack();
  await expect(game.standings).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await page.goForward();
  await expect(game.standings).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Final standings' }).click();
  await expect(game.standings).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
});
