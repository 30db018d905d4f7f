import type { Locator, Page } from '@playwright/test';
import { expect, test } from './checked';
import { words as en } from '../src/ui/languages/en/app';
import { words as zhHantHK } from '../src/ui/languages/zh-Hant-HK/app';
import { installAutoPlayer, playTo } from './autoPlayer';
import { expectAccessible, scrollToEnd } from './axe';
import { GamePage } from './gamePage';

const words = {
  en: en,
  'zh-Hant-HK': zhHantHK,
} as const;

/** The shortest match, in the words of the game. */
const lengths = { en: 'East round', 'zh-Hant-HK': '東圈' };

const looks = [
  { language: 'en', colorScheme: 'light', width: 1280, height: 720 },
  { language: 'zh-Hant-HK', colorScheme: 'dark', width: 390, height: 844 },
] as const;

for (const { language, colorScheme, width, height } of looks) {
  test(`every screen is accessible, ${language}, ${colorScheme}, ${width} x ${height}`, async ({ page }) => {
    const text = words[language];
    const button = (name: string, at = 0) => page.getByRole('button', { name }).nth(at);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await keepLanguage(page, language);
    await installAutoPlayer(page);
    await new GamePage(page).visit(9, '/');
    await expect(page.getByRole('heading', { name: text.home.newMatch })).toBeVisible();
    await scrollToEnd(page);
    await expectAccessible(page);
    await button(text.setUp.options).click();
    await expectDialogAccessible(page);
    await button(text.menu.settings).click();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectAccessible(page);
    }
    await close(page);
    await page.getByRole('radio', { name: lengths[language] }).check();
    await button(text.home.start).click();
    await asked(page);
    await expectAccessible(page);
    for (const name of [text.menu.scores, text.menu.keys, text.leaving.restart, text.leaving.abandon]) {
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      await button(name).click();
      await expectDialogAccessible(page);
    }
    await playTo(page, 'result');
    await expectAccessible(page);
    await playTo(page, 'standings');
    await expectAccessible(page);
    await button(text.standings.home).click();
    await button(text.menu.history).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await page.locator('.history-buttons button').first().click();
    await expect(page.locator('.replay-event')).toBeVisible();
    await expectAccessible(page);
  });
}

async function keepLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('hong-kong-mahjong/settings', JSON.stringify({ language: chosen }));
  }, language);
}

/** The dialogs that lie open, the one in front last. */
function dialogs(page: Page): Locator {
  return page.locator('dialog[open]');
}

async function expectDialogAccessible(page: Page): Promise<void> {
  await expect(dialogs(page).last()).toBeVisible();
  await expectAccessible(page);
  await close(page);
}

/** Closes what lies open, as Escape does. */
async function close(page: Page): Promise<void> {
  if ((await dialogs(page).count()) > 0) await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
}

async function asked(page: Page): Promise<void> {
  await expect(page.locator('.act--pass, .act--discard').first()).toBeVisible();
}
