import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { expectAccessible } from './axe';
import { GamePage } from './gamePage';
import { measure } from './stillness';

const looks = [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 390, height: 844 },
  { colorScheme: 'light', width: 320, height: 568 },
  { colorScheme: 'dark', width: 844, height: 390 },
] as const;

test('a replay is steered by keys alone', async ({ page }) => {
  await openReplay(page);
  const slider = page.getByRole('slider', { name: 'Step' });
  const steps = Number(await slider.getAttribute('max'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status')).toContainText('drew');
  await page.keyboard.press('ArrowDown');
  const marked = Number(await slider.inputValue());
  expect(marked).toBeGreaterThan(1);
  await page.keyboard.press('End');
  expect(await slider.inputValue()).toBe(`${steps}`);
  await page.keyboard.press('ArrowUp');
  expect(Number(await slider.inputValue())).toBeLessThanOrEqual(steps);
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(slider).not.toHaveValue('0');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await slider.fill(`${Math.floor(steps * 0.7)}`);
  await page.keyboard.press('2');
  await expect(page.getByRole('group', { name: "Mei's hand" })).toBeVisible();
  for (const areOpen of [true, false]) {
    if (!areOpen) await page.keyboard.press('o');
    await expect(page.getByRole('button', { name: 'Open hands' })).toHaveAttribute(
      'aria-pressed',
      `${areOpen}`,
    );
    if (!areOpen) await expect(page.locator('.backs--open')).toHaveCount(0);
    for (const { colorScheme, width, height } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await expectFits(page);
      // Every look once: with open hands, and with hands that are not.
      if ((colorScheme === 'light') === areOpen) await expectAccessible(page);
    }
  }
  await page.keyboard.press('1');
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();

  await page.keyboard.press('b');
  const aims = page.getByRole('dialog', { name: 'What to aim for' });
  await aims
    .getByRole('button', { name: /missing/ })
    .first()
    .press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(aims).toBeHidden();
  await expect(page.getByRole('img', { name: /in the hand you play for/ }).first()).toBeVisible();
});

/** Plays one hand of a match, gives the match up and replays it from the history. */
async function openReplay(page: Page): Promise<void> {
  await installAutoPlayer(page);
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await playTo(page, 'result');
  await game.abandon();
  await page.getByRole('button', { name: /^History/ }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
}

/** Nothing scrolls sideways or stands out of the window, and all that is pressed is large enough. */
async function expectFits(page: Page): Promise<void> {
  const faults = await measure(page, () => {
    const found = [...document.querySelectorAll('.tile, .plate, .replay-dock, button, select')].flatMap(
      (part) => {
        const { left, right, top, bottom, width: wide, height: high } = part.getBoundingClientRect();
        if (wide === 0) return [];
        const isOut = left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5;
        const isSmall = part.matches('button, select') && Math.min(wide, high) < 43.5;
        return isOut || isSmall ? [`${part.className} ${part.getAttribute('aria-label') ?? ''}`] : [];
      },
    );
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return isWide ? [...found, 'scrolls sideways'] : found;
  });
  expect(faults).toEqual([]);
}
