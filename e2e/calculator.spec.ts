import type { Page } from '@playwright/test';
import { games } from '../src/rule-sets/registry';
import { installAutoPlayer, playTo, startMatch } from './autoPlayer';
import { expectAccessible } from './axe';
import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { measure, sideways } from './stillness';

const verdict = (page: Page) => page.locator('.calc-dock b, .calc-amounts b').first();
const count = (page: Page, held: number) => page.locator('.calc-hand').getByText(`${held} of 14`);
const pad = (page: Page) => page.locator('.pad');
const compared = (page: Page) => page.getByRole('region', { name: 'The same hand under every rule set' });
const rows = (page: Page) => compared(page).getByRole('row');

async function openCalculator(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Calculator/ }).click();
  await expect(page).toHaveTitle('Calculator · Hong Kong Mahjong');
  await expect(pad(page)).toBeVisible();
}

/** Presses a tile of the pad by its name. */
function add(page: Page, name: string) {
  return pad(page)
    .getByRole('button', { name: new RegExp(`^${name}(,|$)`) })
    .click();
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a hand of a card is put together by keys, jokers in its groups, and shows how the card has it', async ({
    page,
  }) => {
    await openCalculator(page);
    await page.locator('.bar-select select').selectOption('american');
    const entry = (name: string) => page.getByRole('radio', { name, exact: true }).check();
    await expect(page.getByRole('radio', { name: 'Sextet' })).toBeVisible();
    await entry('Pong');
    for (const key of '3c') await page.keyboard.press(key);
    await entry('Kong');
    for (const key of '5cjj') await page.keyboard.press(key);
    await entry('Tile');
    for (const key of '44d66d777c') await page.keyboard.press(key);
    await expect(count(page, 14)).toBeVisible();
    await expect(verdict(page)).toHaveText('25 points');
    await expect(page.locator('.calc-result')).toContainText('Two roads');
    await expectAccessible(page);
    await page.reload();
    await expect(verdict(page)).toHaveText('25 points');
    await expect(page.getByRole('radio', { name: 'Robbing a kong' })).toHaveCount(0);
  });

  test('a hand is put together by keys, is there after a reload, and goes by a link', async ({
    page,
    context,
  }) => {
    await openCalculator(page);
    await expectAccessible(page);
    for (const key of '3d4d5d5d6d7dsss9d9drr') await page.keyboard.press(key);
    await expect(count(page, 13)).toBeVisible();
    await page.keyboard.press('r');
    await expect(count(page, 14)).toBeVisible();
    await expect(verdict(page)).toHaveText('6 faan');
    await expect(page.locator('[aria-live=polite]')).toHaveText(/^6 faan, you receive \d+/);
    await page.keyboard.press('Backspace');
    await expect(count(page, 13)).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    await page.keyboard.press('y');
    await expect(verdict(page)).toHaveText('5 faan');
    await expect(rows(page)).toHaveCount(games().length + 1);
    await expect(rows(page).nth(2)).toContainText('faan');
    await expect(rows(page).filter({ hasText: 'classical' })).toContainText('from all hands');
    await expectAccessible(page);
    await page.reload();
    await expect(verdict(page)).toHaveText('5 faan');
    await page.getByRole('button', { name: 'Share this hand' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await context.newPage();
    await other.goto(link);
    await expect(verdict(other)).toHaveText('5 faan');
    await other.goto('about:blank');
    await other.goto(`${link.slice(0, -6)}AAAAAA`);
    await expect(other.getByRole('alert').filter({ hasText: 'A part of this link is' })).toBeVisible();
  });

  test('another way of winning, another winning tile and another game count anew', async ({ page }) => {
    await openCalculator(page);
    for (const key of '1c2c3c4c5c6c7c8c9c1d1d2d2d2d') await page.keyboard.press(key);
    await expect(page.locator('.calc-verdict')).toHaveText('1 faan, 3 needed');
    await page.getByRole('radio', { name: 'Self-drawn' }).check();
    await page.getByRole('button', { name: 'After a kong' }).click();
    await expect(page.getByRole('button', { name: 'First discard' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Rule set' }).selectOption({ label: 'Taisen' });
    await expect(verdict(page)).toHaveText('a win');
    await page.getByRole('button', { name: '9 Characters, make it the winning tile' }).click();
    await expect(
      page.getByRole('button', { name: '9 Characters, winning tile, take it away' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('button', { name: '2 Dots, winning tile, take it away' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('No tiles yet')).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(verdict(page)).toHaveText('a win');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a wind is as wide as a finger needs', async ({ page }) => {
    await openCalculator(page);
    const winds = await page.locator('.calc-wind .segment').all();
    expect(winds.length).toBeGreaterThan(4);
    for (const wind of winds) expect((await wind.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  });

  test('a hand takes few taps, says why, and what it is worth elsewhere', async ({ page }) => {
    await openCalculator(page);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Pong' }).check();
    await add(page, 'Red dragon');
    await page.getByRole('radio', { name: 'Tile' }).check();
    const dots = [3, 4, 5, 5, 6, 7, 9, 9].map((rank) => `${rank} Dots`);
    for (const name of ['South wind', 'South wind', 'South wind', ...dots]) await add(page, name);
    await add(page, 'Summer');
    await expect(count(page, 14)).toBeVisible();
    await expect(verdict(page)).toHaveText('6 faan');
    await page.getByRole('button', { name: 'Why' }).tap();
    await expect(page.getByRole('link', { name: 'Clean hand' })).toBeVisible();
    await expect(rows(page)).toHaveCount(games().length + 1);
    await expect(rows(page).filter({ hasText: 'classical' })).toContainText('points');
    await expectAccessible(page);
    await page.goBack();
    await expect(pad(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  });

  test('where every hand is scored, all four are put together', async ({ page }) => {
    await openCalculator(page);
    await page.getByRole('combobox', { name: 'Rule set' }).selectOption({ label: 'Chinese classical' });
    const hands = [
      '1c1c1c2c3c4c5c6c7c8c8c9c9c9c',
      'eessswwwnnnrr',
      '1d1d2d2d3d3d4d4d5d5d6d6d7d',
      '1b1b2b2b3b3b4b4b5b5b6b6b7b',
    ];
    for (const [at, keys] of hands.entries()) {
      await page.locator('.calc-hand').getByRole('radio').nth(at).check();
      for (const key of keys) await page.keyboard.press(key);
    }
    await page.getByRole('button', { name: 'Why' }).tap();
    const paid = page.locator('.calc-payments li');
    await expect(paid).toHaveCount(4);
    await expect(paid.filter({ hasText: 'winner' })).toContainText('receives');
    await expectAccessible(page);
  });
});

const sizes = [
  [2560, 1440],
  [1440, 900],
  [1280, 720],
  [844, 390],
  [768, 1024],
  [390, 844],
  [360, 740],
  [320, 568],
] as const;

test('nothing reaches out of the page at any size', async ({ page }) => {
  await openCalculator(page);
  for (const key of '1c1c1c9c9c9c1d1d1d9d9d9d1b1b') await page.keyboard.press(key);
  for (const key of '1f2f3f4f1y2y3y4y') await page.keyboard.press(key);
  const tileWidths = () =>
    measure(page, () =>
      [...document.querySelectorAll('.calc-hand .tile')].map((each) => each.getBoundingClientRect().width),
    );
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await sideways(page)).toBe(0);
    expect(Math.min(...(await tileWidths()))).toBeGreaterThanOrEqual(22);
    const isNarrow = width < 1000;
    if (isNarrow) await page.getByRole('button', { name: 'Why' }).click();
    await expect(rows(page)).toHaveCount(games().length + 1);
    await expect(rows(page).filter({ hasText: 'classical' })).toContainText('points');
    expect(await sideways(page)).toBe(0);
    if (isNarrow) await page.goBack();
  }
  await expectAccessible(page);
});

test('a hand that was won opens in the calculator, and the result is there again', async ({ page }) => {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open(1);
  await startMatch(page, '4 rounds');
  const calculator = page.getByRole('button', { name: 'Calculator' });
  for (let hand = 0; hand < 12; hand++) {
    await playTo(page, 'result');
    if (await calculator.isVisible()) break;
    await game.goOn();
  }
  const total = await page.locator('.card--items tfoot td').first().textContent();
  await calculator.click();
  await expect(verdict(page)).toContainText(total ?? 'none');
  await page.goBack();
  await expect(page.locator('main.result')).toBeVisible();
});
