import type { Page } from '@playwright/test';
import { GARDEN_CARD } from '../tests/support/gardenCard';
import { expectAccessible } from './axe';
import { expect, test, watchPolicy } from './checked';
import { GamePage } from './gamePage';
import { sideways } from './stillness';

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 20_000 });

const AIMS = 'What to aim for';
const HAND = '222a 444b 666a 888b BB 25 x Stepping stones';

/** The hands of the card in play, as the panel at the table names them. */
async function handsAtTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: AIMS }).click();
  const panel = page.getByRole('dialog', { name: AIMS });
  const rows = panel.getByRole('list', { name: 'Hands to aim for' }).getByRole('button');
  await expect(rows).toHaveCount(20);
  await expect(rows.filter({ hasText: 'Stepping stones' })).toHaveCount(1);
  await panel.getByRole('combobox', { name: 'Section of the card' }).selectOption({ label: 'Winds' });
  await expect(rows).toHaveCount(3);
  expect(await sideways(page)).toBe(0);
}

test('another card is read, mended, played with, kept and sent', async ({ page, browser }) => {
  const game = new GamePage(page);
  await game.open(9, '/');
  await page.goto('/#house-rules');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('american');
  await page.getByRole('button', { name: 'Change: Card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card', exact: true });
  const text = dialog.getByRole('textbox', { name: 'Card, as a text' });
  await expect(text).toHaveValue(/^My own\n# Years of the game\nBBB 1920a 2222b 999c 25 x Nineteen twenty\n/);

  const wrong = GARDEN_CARD.replace(HAND, HAND.replace('666a', '66a'));
  await dialog
    .getByLabel('Read a file')
    .setInputFiles({ name: 'garden.txt', mimeType: 'text/plain', buffer: Buffer.from(wrong) });
  const fault = dialog.getByRole('button', { name: 'Line 3 The hand has 13 tiles. Expected: 14.' });
  await expect(dialog.getByRole('status')).toHaveText(/^One thing is wrong/);
  await expect(dialog.getByRole('button', { name: 'Use this text' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);
  await fault.click();
  await expect(text).toBeFocused();
  await page.keyboard.insertText(HAND);
  await expect(fault).toBeHidden();
  await expect(dialog.getByRole('status')).toHaveText('Nothing is wrong with this text.');
  await dialog.getByText('What it says').click();
  await expect(dialog.getByRole('list', { name: 'Alike' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.text-option')).toContainText('Garden card');
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

  await page.getByRole('button', { name: 'Play with these rules' }).click();
  await page.getByRole('button', { name: 'Start new match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start new match' }).click();
  await handsAtTable(page);
  await page.reload();
  await handsAtTable(page);

  const context = await browser.newContext({ viewport: { width: 320, height: 568 } });
  const forbidden = await watchPolicy(context);
  const other = await context.newPage();
  await new GamePage(other).open(4);
  await other.goto(link);
  await expect(other.getByText('Card: Garden card')).toBeVisible();
  await other.getByText('What it says').click();
  await expect(other.getByText('Twice round')).toBeVisible();
  expect(await sideways(other)).toBe(0);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Use these rules' }).click();
  await other.getByRole('button', { name: 'Start new match' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Start new match' }).click();
  await handsAtTable(other);
  expect(forbidden).toEqual([]);
  await context.close();
});
