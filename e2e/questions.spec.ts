import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { expectAccessible } from './axe';
import { GamePage } from './gamePage';

const SET_SIZE = 10;
const WAITS = 'What does this hand wait for?';

async function openPractice(page: Page): Promise<void> {
  await new GamePage(page).open();
  await backToPractice(page);
}

async function backToPractice(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Practice/ }).click();
  await expect(page.getByRole('heading', { name: 'Further questions' })).toBeVisible();
}

const WORTH = 'How much is it worth, and who pays?';
const SAFEST = 'Which discard is the safest?';

const tilesOf = (page: Page) => page.getByRole('list', { name: 'Discards' }).getByRole('button');
const questionOf = (page: Page) => page.locator('.practice-question');
const openMarks = (page: Page) => page.locator('.mark--open');
const kindsOf = (page: Page) => page.getByRole('group', { name: 'Tiles to mark' }).getByRole('button');

test('waits by keys: tiles are marked with arrows, checked, and the set goes on after a reload', async ({
  page,
}) => {
  await openPractice(page);
  await page.getByRole('button', { name: `${WAITS} Ten questions` }).press('Enter');
  await expect(kindsOf(page).first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: '2 Dots', exact: true, pressed: true })).toBeFocused();
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.locator('.verdict')).toBeFocused();
  await expect(page.getByRole('table', { name: 'What it waits for' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(kindsOf(page).first()).toBeFocused();
  await expect(openMarks(page)).toHaveCount(SET_SIZE - 1);
  const hand = await page.getByRole('region', { name: 'The hand' }).innerHTML();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Further questions' })).toBeVisible();
  await page.getByRole('button', { name: `${WAITS} Go on: 2 of ${SET_SIZE}` }).click();
  await expect(openMarks(page)).toHaveCount(SET_SIZE - 1);
  expect(await page.getByRole('region', { name: 'The hand' }).innerHTML()).toBe(hand);
});

test('worth by keys: an answer by its number, explained as the page of results does', async ({ page }) => {
  await openPractice(page);
  await page.getByRole('button', { name: `${WORTH} Ten questions` }).press('Enter');
  await expect(questionOf(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('2');
  await expect(page.locator('.verdict')).toBeFocused();
  await expect(page.locator('.worth--right')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Who pays what' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeFocused();
  await expect(openMarks(page)).toHaveCount(SET_SIZE - 1);
});

test('the safest discard by keys, on the table: a tile of the list, then what each discard risks', async ({
  page,
}) => {
  await openPractice(page);
  await page.getByRole('button', { name: `${SAFEST} Ten questions` }).press('Enter');
  await expect(questionOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tilesOf(page).first()).toBeFocused();
  await expectAccessible(page);
  const count = await tilesOf(page).count();
  await page.keyboard.press('Enter');
  await expect(page.locator('.verdict')).toBeFocused();
  await expect(page.locator('.danger')).toHaveCount(count);
  await expect(page.locator('.danger--safe').first()).toContainText('safest');
  await expect(page.locator('.danger--chosen')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeFocused();
  await expect(openMarks(page)).toHaveCount(SET_SIZE - 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('ten hands by touch, and how the set went', async ({ page }) => {
    await openPractice(page);
    await page.getByRole('button', { name: `${WAITS} Ten questions` }).tap();
    for (let at = 0; at < SET_SIZE; at++) {
      await expect(openMarks(page)).toHaveCount(SET_SIZE - at);
      if (at % 2 === 0) await page.getByRole('button', { name: 'I do not know, show me' }).tap();
      else {
        await kindsOf(page).nth(9).tap();
        await page.getByRole('button', { name: 'Check' }).tap();
      }
      await expect(page.locator('.verdict')).toBeFocused();
      await page.getByRole('button', { name: at + 1 < SET_SIZE ? 'Next' : 'See how it went' }).tap();
    }
    await expect(page.getByRole('heading', { name: 'Ten questions answered' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByText(/^\d+ of 10 right · best set \d+ of 10$/)).toBeVisible();
    await expectAccessible(page);
  });

  test('a game that scores every hand: what all of them held is shown, and the result by touch', async ({
    page,
  }) => {
    await openPractice(page);
    await page.getByRole('combobox').selectOption('classical');
    await page.getByRole('button', { name: `${WORTH} Ten questions` }).tap();
    await expect(page.locator('.question-other')).toHaveCount(3);
    await page.locator('.worth').last().tap();
    await expect(page.locator('.verdict')).toBeFocused();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the safest discard by touch, and back to what there is to practise', async ({ page }) => {
    await openPractice(page);
    await page.getByRole('button', { name: `${SAFEST} Ten questions` }).tap();
    await expect(tilesOf(page).first()).toBeVisible();
    await tilesOf(page).last().tap();
    await expect(page.locator('.verdict')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to practice' }).tap();
    await expect(page.getByText(/^\d of 1 right$/)).toBeVisible();
  });
});
