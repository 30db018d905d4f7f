import type { Browser, Page } from '@playwright/test';
import { expect, test, watchPolicy } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { expectAccessible } from './axe';
import { copyBy } from './copy';
import { GamePage } from './gamePage';

test.use({ actionTimeout: 20_000 });

/** What the app's policy forbade in each browser. */
const violations: (readonly string[])[] = [];

test.afterEach(() => expect(violations.splice(0).flat()).toEqual([]));

/** A browser of its own, at home. */
async function visitor(browser: Browser, seed: number): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  violations.push(await watchPolicy(context));
  const page = await context.newPage();
  await installAutoPlayer(page);
  await new GamePage(page).open(seed);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const linkIn = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true });

/** The link that stands on the page. */
async function linkOf(page: Page): Promise<string> {
  await expect(linkIn(page)).toHaveValue(/#share\/1/);
  return linkIn(page).inputValue();
}

/** Closes the dialog, and waits until its entry of the browser's history is gone too: an address that overtook it would be lost. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => (history.state as { layers?: number } | null)?.layers === 0);
}

/** The own points in the final standings. */
async function ownPoints(page: Page): Promise<string> {
  return page.locator('.ranking .own-row td').last().innerText();
}

/** Discards the first tile of the first turn, and goes on as everybody else. */
async function playOtherwise(page: Page): Promise<void> {
  const game = new GamePage(page);
  while ((await game.moment()) === 'claim') await game.choose('Pass');
  await game.tiles().first().click();
  await game.choose(/^Discard /);
}

test('a challenge is played in three browsers, and the results compare', async ({ browser }) => {
  const host = await visitor(browser, 3);
  await button(host, 'Challenge a friend').click();
  const dialog = host.getByRole('dialog', { name: 'Challenge a friend' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await dialog.getByLabel('Your name, for the link').fill('Host');
  const challenge = await linkOf(host);
  await copyBy('Copy link', dialog);
  expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(challenge);
  await expectAccessible(host);
  await dialog.getByRole('button', { name: 'Play it now' }).click();
  await playTo(host, 'standings');
  const points = await ownPoints(host);
  await button(host, 'Send my result').click();
  const result = await linkOf(host);
  await expectAccessible(host);

  // Somebody who plays in the same way: everything is the same, because walls and bots are.
  const twin = await visitor(browser, 8);
  await twin.goto(challenge);
  await expect(twin.getByText('Host challenges you.')).toBeVisible();
  await expect(twin.getByText('The dealer stays: Never')).toBeVisible();
  await expectAccessible(twin);
  await button(twin, 'Play').click();
  await playTo(twin, 'standings');
  await twin.goto(result);
  await expect(twin.getByText('You are level.')).toBeVisible();
  await expect(twin.locator('.compared tbody tr')).toHaveCount(4);
  await expect(twin.getByText('Both of you played the same 4 walls.')).toBeVisible();
  await expect(twin.getByText('4 of 4 walls follow from seed and words.')).toHaveCount(2);

  // Somebody who sees the result first, and plays in another way.
  const other = await visitor(browser, 5);
  await other.goto(result);
  await expect(other.getByText('Host has played these walls.')).toBeVisible();
  await expect(other.locator('.compared')).toHaveCount(0);
  await button(other, 'Play').click();
  await playOtherwise(other);
  await playTo(other, 'standings');
  const own = await ownPoints(other);
  await button(other, 'Compare with Host').click();
  await expect(other.getByText('Both of you played the same 4 walls.')).toBeVisible();
  const total = other.locator('.compared tfoot td');
  const [mine = '', theirs = ''] = await total.allInnerTexts();
  expect([mine, theirs].map((text) => text.replace('+', ''))).toEqual([own, points]);
  await expectAccessible(other);
  await button(other, 'Host’s replay').click();
  await expect(other.getByRole('slider', { name: 'Step' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('heading', { name: 'Hand by hand' })).toBeVisible();
  await Promise.all([host, twin, other].map((page) => page.context().close()));
});

test('a match under way is put aside for a challenge, and found again', async ({ browser }) => {
  const friend = await visitor(browser, 7);
  await button(friend, 'Challenge a friend').click();
  const challenge = await linkOf(friend);
  await friend.context().close();
  const host = await visitor(browser, 3);
  await button(host, 'Start new match').click();
  await expect(host.getByRole('main', { name: 'Table' })).toBeVisible();
  const game = new GamePage(host);
  await game.playTurn();
  const discards = await game.discards();
  await host.goto(challenge);
  await button(host, 'Play').click();
  await game.moment();
  await host.goto('/');
  const others = host.getByRole('region', { name: 'Other matches under way' });
  await others.getByRole('button', { name: 'Continue' }).click();
  await game.moment();
  expect(await game.discards()).toBeGreaterThanOrEqual(discards);
  await host.context().close();
});

test('a record, a hand and rules open from their links', async ({ browser }) => {
  const page = await visitor(browser, 4);
  await page.getByRole('radio', { name: 'Easy' }).check();
  await button(page, 'Challenge a friend').click();
  await page.getByRole('radio', { name: 'Only the rules' }).check();
  const rules = await linkOf(page);
  await closeDialog(page);
  await button(page, 'Match of the day').click();
  await button(page, 'Play').click();
  await playTo(page, 'standings');
  await button(page, 'Match of the day: your text to share').click();
  await expect(page.locator('.share-text')).toHaveText(/^Mahjong of the day, .*#day\/\d{4}-\d{2}-\d{2}$/s);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await copyBy('Copy', page);
  await expect(page.locator('[aria-live=polite]')).toHaveText('Copied');
  await page.goto('/#history');
  await button(page, 'More').click();
  await page.getByRole('button', { name: /^Share and check/ }).click();
  await expect(page.getByText('4 of 4 walls follow from seed and words.')).toBeVisible();
  await expectAccessible(page);
  const record = await linkOf(page);
  await button(page, 'Replay').click();
  await page.getByRole('combobox', { name: 'Hand' }).selectOption('2');
  await button(page, 'Share this hand').click();
  const hand = await linkOf(page);

  const friend = await visitor(browser, 6);
  await friend.goto(record);
  await button(friend, 'Keep in my history').click();
  await expect(friend.getByText('It is in your history, as somebody else’s match.')).toBeVisible();
  await friend.goto(hand);
  await expect(friend.getByText('3 hands, not finished')).toBeVisible();
  await button(friend, 'Replay').click();
  await expect(friend.getByRole('combobox', { name: 'Hand' })).toHaveValue('2');
  await friend.goto(rules);
  await button(friend, 'Use these rules').click();
  await expect(friend.getByRole('radio', { name: 'Easy' })).toBeChecked();
  await Promise.all([page, friend].map((each) => each.context().close()));
});

test('links that are damaged, huge or hostile are refused in a sentence, by keyboard too', async ({
  browser,
}) => {
  const page = await visitor(browser, 3);
  await button(page, 'Challenge a friend').click();
  const link = await linkOf(page);
  await closeDialog(page);
  const [before = ''] = link.split('#');
  const refused: readonly (readonly [string, string])[] = [
    [link.slice(0, -6), 'A part of this link is missing or was changed on the way'],
    [link.replace('#share/1', '#share/9'), 'A later version of the app made this link'],
    [`${before}#share/hello`, 'This is no link of this game.'],
    [`${before}#share/1${'A'.repeat(60_000)}`, 'This link is longer than any that the app makes.'],
    [`${before}#share/<img%20src=x%20onerror=alert(1)>`, 'This is no link of this game.'],
  ];
  for (const [address, sentence] of refused) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.locator('main img')).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Link' }).focus();
  await page.keyboard.type('nothing of this game');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no link of this game in it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link' }).fill(link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A challenge', level: 1 })).toBeVisible();
  await page.context().close();
});
