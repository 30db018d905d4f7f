import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fast } from '../src/bots/yardsticks/fast';
import { expectAccessible, scrollToEnd } from './axe';
import { expect, test } from './checked';
import { keepMatches } from './pastMatches';
import { sideways } from './stillness';

/** One match of each game: the two of few hands are played to their end. */
const PAST = { matches: 4, mostHands: 4, botFor: () => fast };

const LOOKS = [
  { colorScheme: 'dark', width: 390, height: 844 },
  { colorScheme: 'light', width: 1280, height: 720 },
] as const;

test('the history is searched and found as it was left; the statistics are drawn, told as tables and exported', async ({
  page,
}) => {
  await openWithPast(page);
  await searches(page);
  await comesBack(page);
  await findsNothing(page);
  await page.goto('/#statistics');
  await turnsToTable(page);
  await exportsHands(page);
});

/** By the keyboard: where the focus goes then is part of it. */
const press = (button: Locator) => button.press('Enter');

const rows = (page: Page) => page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Player, game or date' });
const found = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /match/ });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

/** The history, with matches in it. */
async function openWithPast(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await keepMatches(page, PAST);
  await page.goto('about:blank');
  await page.goto('/#history');
}

/** By words, by a filter, and in another order. */
async function searches(page: Page): Promise<void> {
  await expect(found(page)).toHaveText('4 matches');
  await choice(page, 'Order').selectOption('Most points first');
  await expect(rows(page).first()).toHaveAccessibleName(/^Chinese classical/);
  await expect(rows(page).last()).toHaveAccessibleName(/^Taisen/);
  await press(page.getByRole('button', { name: 'Filters' }));
  await choice(page, 'Result').selectOption('Played out, not won');
  await expect(found(page)).toHaveText('2 of 4 matches');
  await expectLookedAt(page);
  await field(page).fill('classical');
  await expect(rows(page)).toHaveCount(1);
}

/** The list is as it was, and so is the place of the keyboard. */
async function comesBack(page: Page): Promise<void> {
  const replay = rows(page).getByRole('button', { name: 'Replay' });
  await press(replay);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await press(page.getByRole('button', { name: 'All matches' }));
  await expect(replay).toBeFocused();
  await expect(field(page)).toHaveValue('classical');
  await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
  await expect(choice(page, 'Order').locator('option:checked')).toHaveText('Most points first');
  await expect(rows(page)).toHaveCount(1);
}

async function findsNothing(page: Page): Promise<void> {
  await field(page).fill('nobody of this name');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('No match fits.')).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await field(page).press('Escape');
  await expect(found(page)).toHaveText('2 of 4 matches');
  await field(page).fill('nobody');
  await press(page.getByRole('button', { name: 'Show all matches' }));
  await expect(found(page)).toHaveText('4 matches');
}

async function turnsToTable(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Points over time' });
  const chart = card.getByRole('img', { name: /^Points over time: [+−]?\d+ at the end/ });
  await expect(chart).toBeVisible();
  const said = /: (\S+) at/.exec((await chart.getAttribute('aria-label')) ?? '')?.[1];
  await expectLookedAt(page);
  await press(card.getByRole('button', { name: 'Points over time as a table' }));
  const last = card.getByRole('table', { name: 'Points over time' }).getByRole('row').last();
  await expect(last).toContainText(String(said));
  await expect(chart).toBeHidden();
  await page.reload();
  await expect(last).toBeVisible();
  await choice(page, 'Game').selectOption('Chinese classical');
  await expect(card.getByRole('row')).toHaveCount(1 + 4);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

async function exportsHands(page: Page): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Export as CSV' })),
  ]);
  expect(file.suggestedFilename()).toBe('mahjong-hands.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(
    /^\uFEFFmatch,date,rules,options,opponents,coached,round,hand,repeat,seat,points,won,/,
  );
  await expect(page.getByText(`${lines.length - 1} hands exported, one line each.`)).toBeVisible();
}

/** In every look, the last of which stays. */
async function expectLookedAt(page: Page): Promise<void> {
  for (const { colorScheme, width, height } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await scrollToEnd(page);
    await expectAccessible(page);
  }
}
