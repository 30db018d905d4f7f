import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { GamePage } from './gamePage';
import { playUntil } from './playRound';

const SAVE = 'hong-kong-mahjong/match';

const unusable = [
  {
    name: 'a damaged save',
    spoil: (text: string) => text.slice(0, text.length / 2),
    notice: /could not be read/,
  },
  {
    name: 'the save of a newer version',
    spoil: (text: string) => text.replace(/"schemaVersion":\d+/, '"schemaVersion":99'),
    notice: /newer version/,
  },
];

test.beforeEach(({ page }) => installAutoPlayer(page));

for (const { name, spoil, notice } of unusable) {
  test(`${name} is set aside, can be downloaded, and a new match begins`, async ({ page }) => {
    const game = new GamePage(page);
    await game.open();
    await game.startEastRound();
    await playUntil(game, ['turn']);
    const spoilt = spoil((await kept(page)) ?? '');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SAVE, spoilt] as const);
    await page.reload();
    await expect(alertOf(page)).toContainText(notice);
    await expect(page.getByRole('button', { name: 'Continue match' })).toBeHidden();
    expect(await downloadFrom(page)).toBe(spoilt);
    await game.startEastRound();
    await playTo(page, 'result');
    expect(await kept(page)).toContain('"schemaVersion"');
    await page.reload();
    await expect(page.locator('main.result')).toBeVisible();
  });
}

test('a browser that keeps nothing plays on and says so', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const game = new GamePage(page);
  await game.open();
  await expectSaid(page, /keeps nothing for this page/);
  await game.startEastRound();
  await expectPlayedOn(game);
  expect(errors).toEqual([]);
});

test('a full browser plays on and says so', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await expectSaid(page, /no room to keep the match/);
  await expectPlayedOn(game);
  expect(errors).toEqual([]);
});

async function expectSaid(page: Page, notice: RegExp): Promise<void> {
  await expect(alertOf(page)).toContainText(notice);
  await page.getByRole('button', { name: 'Close message' }).click();
}

/** A hand is played to its result and the next one begins; what was said is not said again. */
async function expectPlayedOn(game: GamePage): Promise<void> {
  await playTo(game.page, 'result');
  await expect(alertOf(game.page)).toBeHidden();
  await game.goOn();
  await playUntil(game, ['turn', 'claim']);
  await expect(alertOf(game.page)).toBeHidden();
}

function alertOf(page: Page): Locator {
  return page.getByRole('alert');
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), SAVE);
}

async function downloadFrom(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download it' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
