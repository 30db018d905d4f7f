import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { expectAccessible } from './axe';
import { copyBy } from './copy';
import { GamePage } from './gamePage';

const SET_SIZE = 10;
const KEY = 'hong-kong-mahjong/practice';

interface Kept {
  readonly set: { readonly drills: string[]; readonly answers: { drill: string; class: string }[] } | null;
}

async function kept(page: Page): Promise<Kept> {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return JSON.parse(text ?? '{ "set": null }') as Kept;
}

async function openPractice(page: Page): Promise<void> {
  await new GamePage(page).open();
  await page.getByRole('button', { name: /^Practice/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practise decisions' })).toBeVisible();
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Practise decisions' });
const optionsOf = (page: Page) => panelOf(page).locator('.option');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('ten positions are asked, answered and explained, and a mistake comes back', async ({ page }) => {
    await openPractice(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ten positions' }).click();
    const missed: string[] = [];
    for (let at = 0; at < SET_SIZE; at++) {
      await expect(panelOf(page).locator('.mark--open')).toHaveCount(SET_SIZE - at);
      await expect(panelOf(page).locator('.option-points')).toHaveCount(0);
      if (at === 0) await expectAccessible(page);
      await optionsOf(page).last().click();
      await expect(panelOf(page).locator('.verdict')).toBeFocused();
      await expect(panelOf(page).locator('.option-points').first()).toBeVisible();
      await expect(panelOf(page).locator('.option--best')).toHaveCount(1);
      await expect(panelOf(page).locator('.option--you')).toHaveCount(1);
      if (at === 0) await expectAccessible(page);
      const { set } = await kept(page);
      const last = set?.answers.at(-1);
      if (last && /mistake|blunder|inaccuracy/.test(last.class)) missed.push(last.drill);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Ten positions answered' })).toBeFocused();
    await expectAccessible(page);
    expect(missed.length).toBeGreaterThan(0);
    await expect(page.getByText('Not known yet.')).toBeVisible();
    await expect(page.locator('.rating-bots')).toHaveCount(0);
    const wrong = page.locator('.marks--wide .mark:not(.mark--best):not(.mark--good)');
    const count = await wrong.count();
    expect(count).toBeGreaterThanOrEqual(missed.length);
    await expect(page.getByText(/ was \d+(\.\d)? better$/)).toHaveCount(count);
    await page.getByRole('button', { name: 'Mistakes again' }).click();
    await expect(panelOf(page).locator('.mark--open')).toHaveCount(count);
    await page.getByRole('button', { name: 'Leave practice' }).click();
    await page.getByRole('button', { name: /^Go on: 1 of/ }).click();
    for (let at = 0; at < count; at++) {
      await expect(panelOf(page).locator('.mark--open')).toHaveCount(count - at);
      await optionsOf(page).last().click();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: 'Ten more' }).click();
    await expect(panelOf(page)).toBeVisible();
    const { set } = await kept(page);
    expect(set?.drills.filter((id) => missed.includes(id)).length).toBeGreaterThan(0);
  });
});

test('by keys: a choice, the verdict, the next position, and a page loaded again in between', async ({
  page,
}) => {
  await openPractice(page);
  await page.getByRole('button', { name: 'Ten positions' }).press('Enter');
  await expect(panelOf(page).locator('.practice-question')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page).first()).toBeFocused();
  await page.keyboard.press(' ');
  await expect(panelOf(page).locator('.verdict')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).locator('.mark--open')).toHaveCount(SET_SIZE - 1);
  await page.reload();
  await page.getByRole('button', { name: `Go on: 2 of ${SET_SIZE}` }).click();
  await expect(panelOf(page).locator('.mark--open')).toHaveCount(SET_SIZE - 1);
  await panelOf(page).getByRole('button', { name: 'I do not know, show me' }).click();
  await expect(panelOf(page).locator('.verdict')).toContainText('The best choice is');
  await expect(panelOf(page).locator('.option--you')).toHaveCount(0);
});

test('the position of the day is the same for everyone, and its result can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
  await openPractice(page);
  await page.getByRole('button', { name: 'Position of the day' }).click();
  const asked = await panelOf(page).locator('.practice-question .tile').getAttribute('aria-label');
  await optionsOf(page).first().click();
  await copyBy('Copy', page);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain('22 November');
  await expect(page.getByTestId('live')).toContainText('Copied');
  const bots = page.locator('.day-bots');
  await expect(bots.getByRole('listitem')).toHaveCount(4);
  await expect(bots.getByRole('img', { name: /^(Best|Good|Inaccuracy|Mistake|Blunder)$/ })).toHaveCount(4);
  await expectAccessible(page);
  const verdict = await page.locator('.verdict').innerText();
  await page.reload();
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^22 November/ }).click();
  await expect(page.locator('.verdict')).toHaveText(verdict);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText(/^Today: /)).toBeVisible();
  // Newer than what the mirror has.
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('hong-kong-mahjong:changes', '1000000');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Position of the day' }).click();
  await expect(panelOf(page).locator('.practice-question .tile')).toHaveAttribute('aria-label', asked ?? '');
});

test('a position is played on to the end of its hand, and the match under way stays as it is', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  const match = await page.evaluate(() => localStorage.getItem('hong-kong-mahjong/match'));
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page
    .getByRole('button', { name: /^Home|^Leave/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Practice/ }).click();
  await page.getByRole('button', { name: 'Ten positions' }).click();
  await optionsOf(page).first().click();
  await expect(panelOf(page).locator('.verdict')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Play on from here' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  const back = page.getByRole('button', { name: 'Back to practice' });
  const asked = game.claim.or(game.turn).or(back).first();
  for (await expect(asked).toBeVisible(); !(await back.isVisible()); await expect(asked).toBeVisible())
    await game.playTurn();
  await back.click();
  await expect(panelOf(page).locator('.mark--open')).toHaveCount(SET_SIZE - 1);
  expect(await page.evaluate(() => localStorage.getItem('hong-kong-mahjong/match'))).toBe(match);
});
