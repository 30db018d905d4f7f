import type { Page } from '@playwright/test';
import { expectAccessible, scrollToEnd } from './axe';
import { expect, test } from './checked';
import { sideways } from './stillness';

const stepper = (page: Page, name: RegExp) => page.getByRole('spinbutton', { name });

async function openHouse(page: Page): Promise<void> {
  await page.goto('/#house-rules');
  await expect(page).toHaveTitle('House rules · Hong Kong Mahjong');
  await expect(page.getByRole('region', { name: /^Values of items/ })).toBeVisible();
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('house rules are changed by keys, kept, and begin a match', async ({ page }) => {
    await openHouse(page);
    await scrollToEnd(page);
    await expectAccessible(page);
    await stepper(page, /^Minimum faan/).focus();
    await page.keyboard.press('ArrowDown');
    await expect(stepper(page, /^Minimum faan, 2, changed from 3/)).toBeFocused();
    await page.keyboard.press('z');
    await expect(stepper(page, /^Minimum faan, 3$/)).toBeFocused();
    await stepper(page, /^Pure hand/).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+s');
    await page.getByRole('textbox', { name: 'Name' }).fill('Sunday');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /^Sunday/ })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Sunday/ })).toBeVisible();
    await page.getByText('Sunday', { exact: true }).click();
    await expect(stepper(page, /^Pure hand, 7 faan/)).toBeVisible();
    await scrollToEnd(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Play with these rules' }).click();
    await expect(page.getByRole('button', { name: /1 rule changed/ })).toBeVisible();
  });
});

/** What has the focus, if its foot lies behind something else. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, width, bottom } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, bottom - 3);
  return focused.contains(seen) || focused.closest('label')?.contains(seen) ? null : focused.outerHTML;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('what cannot be played is said, and nothing is cut off', async ({ page }) => {
    await openHouse(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByRole('spinbutton', { name: /^Points of the limit/ }).fill('0');
    await expect(page.getByRole('alert')).toHaveText(/^A limit hand would pay 0 points/);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(coveredFocus)).toBeNull();
    }
    await scrollToEnd(page);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Taisen' });
  });
});
