import type { Browser, Page } from '@playwright/test';
import { installAutoPlayer, playTo } from './autoPlayer';
import { expect, test, watchPolicy } from './checked';
import { GamePage } from './gamePage';

test.use({ actionTimeout: 20_000 });

/** Zones with their distance from universal time in November, in hours. */
const ZONES = [
  ['Pacific/Honolulu', -10],
  ['Asia/Hong_Kong', 8],
  ['Pacific/Kiritimati', 14],
] as const;

/** The beginning of 29 November 2026 in universal time, in milliseconds. */
const MIDNIGHT = Date.UTC(2026, 10, 29);
const HOUR = 3_600_000;
/** So long before midnight pages are opened, and so far they are put on; milliseconds. */
const BEFORE = 60_000;
const ON = 90_000;

const violations: (readonly string[])[] = [];

test.afterEach(() => expect(violations.splice(0).flat()).toEqual([]));

/** A visitor in this zone at this moment; the clock goes on from there. */
async function visitor(browser: Browser, timezoneId: string, time: number): Promise<Page> {
  const context = await browser.newContext({ timezoneId });
  violations.push(await watchPolicy(context));
  const page = await context.newPage();
  await page.clock.install({ time });
  await installAutoPlayer(page);
  await new GamePage(page).open(3);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
}

/** The date in the title of the page. */
const dateIn = (page: Page) => page.locator('.bar-title span');

for (const [zone, hours] of ZONES)
  test(`at midnight in ${zone} the match of the day is another one, with its own address`, async ({
    browser,
  }) => {
    const page = await visitor(browser, zone, MIDNIGHT - hours * HOUR - BEFORE);
    await follow(page, '#day');
    await expect(dateIn(page)).toHaveText('28 November 2026');
    await follow(page, '#day/2026-11-29');
    await expect(page.getByRole('alert')).toContainText('begins when that day begins where you are');
    await button(page, 'Match of today').click();
    await expect(dateIn(page)).toHaveText('28 November 2026');
    await page.clock.fastForward(ON);
    await expect(dateIn(page)).toHaveText('29 November 2026');
    await expect(page.getByText('the same for everyone today')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#day');
    await button(page, 'Match of yesterday').click();
    await expect(dateIn(page)).toHaveText('28 November 2026');
    await expect(page.getByText('of an earlier day')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#day/2026-11-28');
    await follow(page, '#day/2026-02-30.');
    await expect(page.getByRole('alert')).toHaveText('This address names no day.');
    await page.context().close();
  });

test('a match of the day that ends after midnight keeps its day, here and where its link is opened', async ({
  browser,
}) => {
  test.slow();
  const page = await visitor(browser, 'Asia/Hong_Kong', MIDNIGHT - 8 * HOUR - BEFORE);
  await follow(page, '#day');
  await button(page, 'Play').click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
  await page.clock.fastForward(ON);
  await playTo(page, 'standings');
  await button(page, 'Match of the day: your text to share').click();
  await expect(dateIn(page)).toHaveText('28 November 2026');
  const text = (await page.locator('.share-text').textContent()) ?? '';
  expect(text).toContain('28 November 2026');
  const link = text.split('\n').at(-1) ?? '';
  expect(new URL(link).hash).toBe('#day/2026-11-28');
  // It ended on the 29th where it was played.
  await follow(page, '#history');
  const field = page.getByRole('searchbox', { name: 'Player, game or date' });
  await field.fill('2026-11-28');
  await expect(page.getByText('0 of 1 match')).toBeVisible();
  await field.fill('2026-11-29 steady');
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  await page.context().close();
  const elsewhere = await visitor(browser, 'Pacific/Kiritimati', MIDNIGHT - 8 * HOUR + ON);
  await elsewhere.goto(link.replace(/^[^#]*/, '/'));
  await expect(dateIn(elsewhere)).toHaveText('28 November 2026');
  await expect(button(elsewhere, 'Play')).toBeVisible();
  await elsewhere.context().close();
});

test('the position of the day is that of the day on which it is opened', async ({ browser }) => {
  const page = await visitor(browser, 'Europe/London', MIDNIGHT - BEFORE);
  await follow(page, '#practice');
  await expect(button(page, 'Position of the day')).toBeVisible();
  await page.clock.fastForward(ON);
  await button(page, 'Earlier days').click();
  await expect(page.locator('.practice-rows time').first()).toHaveText('29 November');
  await page.context().close();
});
