import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { untilShown } from './look';
import { measure } from './stillness';

/** More answers than any hand takes. */
const MOST = 200;
/** The page is looked at closely after so many answers, and again. */
const LOOKED_AT = [1, 12];

/** How a player answers what is asked. */
export interface Hands {
  /** A button, by itself or by its key. */
  readonly press: (button: Locator, key: string) => Promise<void>;
  /** A tile of the hand by its place. Once chosen, it is discarded by the button or by this key. */
  readonly tile: (page: Page, at: number) => Promise<void>;
  readonly discardKey: string;
}

/** In any language: what the hand is called differs. */
const tilesOf = (page: Page) => page.locator('.hand button');

export const keyboard: Hands = {
  press: (button, key) => button.page().keyboard.press(key),
  tile: async (page, at) => {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
  },
  discardKey: 'ArrowUp',
};

export const mouse: Hands = {
  press: (button) => button.click(),
  tile: (page, at) => tilesOf(page).nth(at).click(),
  discardKey: 'Enter',
};

export const touch: Hands = {
  press: (button) => button.tap(),
  tile: (page, at) => tilesOf(page).nth(at).tap(),
  discardKey: 'Enter',
};

/** Plays a hand to its result, or until there is something to look at. The page must look for faults by itself. */
export async function playHand(page: Page, hands: Hands, isEnough = async () => false): Promise<void> {
  const asked = page.locator('.tray:not(.tray--idle), .dock .button--main').first();
  for (let answers = 0; answers < MOST; answers++) {
    await asked.waitFor();
    if ((await page.locator('.dock .button--main').isVisible()) || (await isEnough())) return;
    if (LOOKED_AT.includes(answers)) await expectSound(page, `after ${answers} answers`);
    await answer(page, hands);
  }
  throw new Error(`The hand is not over after ${MOST} answers.`);
}

/** Wins, declares what can be declared at once, passes on tiles, passes, discards: the first of these that is offered. */
async function answer(page: Page, hands: Hands): Promise<void> {
  const tray = page.locator('.tray');
  const find = (selector: string) => tray.locator(selector).first();
  if (await tray.and(page.locator('.tray--exchange')).isVisible()) return passOn(page, hands);
  for (const [selector, key] of [
    ['.act--win', 'w'],
    ['.act--pass', ' '],
    ['.act--declare:not([aria-disabled=true], [aria-pressed])', '1'],
  ] as const) {
    if (await find(selector).isVisible()) return untilShown(page, () => hands.press(find(selector), key));
  }
  const at = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand button')].findLastIndex(
      (tile) => tile.dataset['canDiscard'] === 'true',
    ),
  );
  await hands.tile(page, at);
  await untilShown(page, () => hands.press(find('.act--discard'), hands.discardKey));
}

/** Chooses tiles from the left until there are as many as can go together. */
async function passOn(page: Page, hands: Hands): Promise<void> {
  const tiles = tilesOf(page);
  const send = page.locator('.act--exchange:not([aria-disabled=true])');
  const free = page.locator('.slots > i, .slots > .tile--down');
  for (let at = 0; at < (await tiles.count()) && (await free.count()) > 0; at++) {
    if ((await tiles.nth(at).getAttribute('aria-pressed')) !== 'true') await hands.tile(page, at);
  }
  await expect(send).toBeVisible();
  await untilShown(page, () => hands.press(send, 'x'));
}

/** What is on the page can be used by everybody, fits, and lies beside each other. */
export async function expectSound(page: Page, when: string): Promise<void> {
  await expectAccessible(page);
  expect(await measure(page, () => window.findFaults()), when).toEqual([]);
}

/** What is told are words and numbers, and none of another game. */
export async function expectWords(part: Locator): Promise<void> {
  expect(await part.innerText()).not.toMatch(/undefined|NaN|\[object|faan/i);
}

declare global {
  interface Window {
    findFaults: () => string[];
    findTight: () => string[];
    showIn: (language: string) => Promise<void>;
    showScene: (address: string) => Promise<void>;
  }
}
