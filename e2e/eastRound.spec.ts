import { expect, test } from '@playwright/test';
import { GamePage } from './gamePage';

test.describe.configure({ timeout: 110_000 });

/** More decisions than any East round takes. */
const MOST_DECISIONS = 3000;

test('an East round is played with the mouse alone', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  const played = await play(game, {
    claim: async () => {
      const win = game.action(/^Win/);
      await ((await win.isVisible()) ? win : game.action('Pass')).click();
    },
    turn: async () => {
      const win = game.action(/^Win/);
      if (await win.isVisible()) return win.click();
      await game.tiles().last().click();
      await game.action(/^Discard /).click();
    },
    result: () => game.next.click(),
  });
  expect(played).toBeGreaterThanOrEqual(4);
  await expectStandings(game);
});

test('an East round is played with the keyboard alone', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await page.getByRole('radio', { name: /Old style/ }).focus();
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '4 rounds' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'East round' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const played = await play(game, {
    claim: async () => {
      await page.keyboard.press((await game.action(/^Win/).isVisible()) ? 'w' : 'Space');
    },
    turn: async () => {
      if (await game.action(/^Win/).isVisible()) return page.keyboard.press('w');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(game.tiles().and(page.locator('[aria-pressed=true]'))).toBeFocused();
      await page.keyboard.press('Enter');
    },
    result: () => page.keyboard.press('Enter'),
  });
  expect(played).toBeGreaterThanOrEqual(4);
  await expectStandings(game);
});

interface Player {
  readonly claim: () => Promise<void>;
  readonly turn: () => Promise<void>;
  readonly result: () => Promise<void>;
}

/** Plays to the standings; gives the number of hands played. */
async function play(game: GamePage, player: Player): Promise<number> {
  let hands = 0;
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const moment = await game.moment();
    if (moment === 'standings') return hands;
    if (moment === 'result') hands++;
    const before = await stateOf(game);
    await player[moment]();
    await expect.poll(() => stateOf(game)).not.toBe(before);
  }
  throw new Error(`No end after ${MOST_DECISIONS} decisions.`);
}

/** A text that changes with every decision: the live message, the hand and the screen. */
async function stateOf({ page }: GamePage): Promise<string> {
  return page.evaluate(() => document.body.innerText + document.querySelector('.hand')?.innerHTML.length);
}

async function expectStandings(game: GamePage): Promise<void> {
  const rows = game.page.getByRole('row');
  await expect(rows).toHaveCount(5);
  const cells = await game.page.getByRole('cell').allInnerTexts();
  const points = cells
    .filter((_, at) => at % 2 === 1)
    .map((text) => Number(text.replace('−', '-').replace('+', '')));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(0);
}
