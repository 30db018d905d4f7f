import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { expectAccessible } from './axe';
import { GamePage } from './gamePage';
import { LANGUAGES } from './languages';
import { measure } from './stillness';

const sizes = [
  [1440, 900],
  [2560, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [844, 390],
  [320, 568],
] as const;
const pages = ['hong-kong-old', 'hong-kong-common', 'taisen', 'classical'];

const rules = (page: Page) => page.getByRole('dialog', { name: /^(Rules|規則|规则|ルール)/ });
const place = (page: Page, anchor: string) => page.locator(`[id="rules/${anchor}"]`);

async function openAt(page: Page, hash: string, language = 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('hong-kong-mahjong/settings', JSON.stringify({ language: chosen }));
  }, language);
  await page.goto(`/#rules/${hash}`);
  await expect(rules(page).getByRole('heading', { level: 1 })).toBeAttached();
}

/** How far the page scrolls sideways, and what of it lies outside; tables scroll by themselves. */
function sideways(page: Page): Promise<string[]> {
  return measure(page, () => {
    const rulesPage = document.querySelector('dialog.rules');
    const width = rulesPage?.clientWidth ?? 0;
    const over = (rulesPage?.scrollWidth ?? 0) - width;
    const outside = [...(rulesPage?.querySelectorAll('*') ?? [])].filter(
      (each) => each.getBoundingClientRect().right > width + 1 && !each.closest('.rules-table'),
    );
    return [
      ...(over > 0 ? [`scrolls by ${over}`] : []),
      ...outside.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ];
  });
}

test('a link opens the rules at its place, and Back leads home', async ({ page }) => {
  await openAt(page, 'hong-kong-old/item-thirteen-orphans');
  await expect(place(page, 'hong-kong-old/item-thirteen-orphans')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Thirteen orphans' })).toBeFocused();
  await expect(page).toHaveTitle(/^Rules: Hong Kong old style/);
  await rules(page).getByRole('button', { name: 'Back' }).click();
  await expect(rules(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('the back button goes through the places read, the Back of the page past them all', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: /^Rules/ }).click();
  const contents = rules(page).getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Goulash' }).click();
  await expect(place(page, 'hong-kong-old/goulash')).toBeInViewport();
  await rules(page).getByRole('link', { name: 'Common style' }).click();
  await expect(rules(page).getByRole('heading', { name: 'Pao' })).toBeAttached();
  await page.goBack();
  await expect(place(page, 'hong-kong-old/goulash')).toBeInViewport();
  await rules(page).getByRole('button', { name: 'Back' }).click();
  await expect(rules(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#pace=instant');
});

test('the rules close to where they were opened also right after a link in them', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('button', { name: /^Rules/ }).click();
  await expect(place(page, 'hong-kong-old/goulash')).toBeAttached();
  await rules(page).evaluate((dialog) => {
    dialog.querySelector<HTMLElement>('a[href$="/goulash"]')?.click();
    dialog.querySelector<HTMLElement>('header button')?.click();
  });
  await expect(rules(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#pace=instant');
  await page.goForward();
  await expect(rules(page)).toBeVisible();
});

test('the rules of a match open over its table, which is found again as it was', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  const hand = await game.names();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Rules/ }).click();
  await expect(rules(page).getByRole('complementary', { name: 'Your match' })).toContainText('Rounds: 1');
  await page.keyboard.press('d');
  await rules(page).getByRole('link', { name: 'Claims', exact: true }).first().click();
  await page.keyboard.press('Escape');
  await expect(rules(page)).toBeHidden();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Leave the table?' })).toBeHidden();
  expect(await game.names()).toEqual(hand);
  // The way through the rules is over when the address is that of the table again.
  await expect(page).toHaveURL((url) => url.hash === '#table');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Leave the table?' })).toBeVisible();
});

test('on a phone the contents open, lead on and close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 'hong-kong-old', 'zh-Hant-HK');
  const button = rules(page).getByRole('button', { name: /^目錄/ });
  await button.click();
  await rules(page).getByRole('link', { name: '爆棚牌型' }).first().click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { name: '爆棚牌型' }).first()).toBeInViewport();
  await expect(button).toContainText('爆棚牌型');
});

for (const language of LANGUAGES) {
  test(`no page scrolls sideways, ${language}, also with text twice as large`, async ({ page }) => {
    await openAt(page, 'taisen', language);
    for (const [row, id] of pages.entries()) {
      await page.evaluate((hash) => (location.hash = hash), `#rules/${id}`);
      await expect(place(page, `${id}/options`)).toBeAttached();
      // One half of the sizes with each, and the other on the next page.
      for (const [half, zoom] of ['', '200%'].entries()) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), zoom);
        for (const [width, height] of sizes.filter((_, at) => (at + row + half) % 2 === 0)) {
          await page.setViewportSize({ width, height });
          expect(await sideways(page), `${id} ${width} x ${height} ${zoom}`).toEqual([]);
        }
      }
    }
  });
}

for (const [language, colorScheme, width, height] of [
  ['en', 'light', 1280, 720],
  ['zh-Hant-HK', 'dark', 390, 844],
] as const) {
  test(`every page is accessible, ${language}, ${colorScheme}, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await openAt(page, 'taisen', language);
    await expectAccessible(page);
    await rules(page).getByRole('searchbox').fill('1');
    await expectAccessible(page);
    for (const id of ['hong-kong-old', 'hong-kong-common']) {
      await page.evaluate((hash) => (location.hash = hash), `#rules/${id}`);
      await expect(place(page, `${id}/options`)).toBeAttached();
      await expectAccessible(page);
    }
  });
}
