import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { CoachPage } from './coachPage';
import { GamePage } from './gamePage';
import { playUntil } from './playRound';
import { pictureOf, watchMoments } from './tablePicture';
import type { Moment } from './tablePicture';

/** `E2E_RELOADS=100` for the long run. */
const RELOADS = Number(process.env['E2E_RELOADS'] ?? 8);

/** So many reloads take at most half of a match of four rounds; then another begins. */
const PER_MATCH = 28;

/** Milliseconds: time is let on in such steps until a tile flies. */
const STEP = 20;

/** Milliseconds of play after which the result of a hand is shown. */
const SHOWN = 5000;

test.describe.configure({ timeout: Math.max(240_000, RELOADS * 15_000) });

/**
 * Where play stands when the page is reloaded. `in-flight`: time stands still while a tile flies.
 * `after-`: some frames after an answer, in whatever follows it.
 */
const instants = [
  'result',
  'in-flight',
  'claim',
  'after-discard',
  'turn',
  'in-flight',
  'after-pass',
  'after-next',
] as const;
const paces = ['normal', 'normal', 'fast', 'instant'] as const;

interface Plan {
  readonly instant: (typeof instants)[number];
  readonly pace: (typeof paces)[number];
  /** Frames between the answer and the reload. */
  readonly frames: number;
  /** So many tiles have begun to fly since the answer: the own discard, then what the next player does. */
  readonly flights: number;
}

/** The same list in every run. */
function plans(count: number): Plan[] {
  let state = 20;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, at) => {
    const instant = instants[at % instants.length] ?? 'turn';
    // Whole hands at a normal pace would take minutes.
    const isFar = instant === 'result' || instant === 'after-next' || instant === 'claim';
    const slow = paces[random(instant === 'in-flight' ? paces.length - 1 : paces.length)] ?? 'normal';
    const pace = isFar || at === 0 ? 'instant' : slow;
    return { instant, pace, frames: random(100), flights: 1 + random(2) };
  });
}

test('a page that the browser dropped comes back to the table, to the result and to the standings', async ({
  page,
}) => {
  const game = new GamePage(page);
  await installAutoPlayer(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  const hand = await game.names();
  await page.reload();
  await game.moment();
  expect(await game.names()).toEqual(hand);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await game.moment();
  expect(await game.names()).toEqual(hand);

  await playTo(page, 'result');
  const result = await page.locator('main.result').textContent();
  await page.reload();
  await expect(page.locator('main.result')).toBeVisible();
  await expect.poll(() => page.locator('main.result').textContent()).toBe(result);
  await playTo(page, 'standings');
  await page.reload();
  await expect(game.standings).toBeVisible();
});

test('a page that was dropped comes back to its coach, and to the decision of a review', async ({ page }) => {
  const coach = new CoachPage(page);
  await installAutoPlayer(page);
  await coach.sitDown();
  await coach.button.click();
  await expect(coach.panel).toBeVisible();
  await page.reload();
  await coach.game.moment();
  await expect(coach.panel).toBeVisible();
  await coach.button.click();
  await expect(coach.panel).toHaveCount(0);
  await page.reload();
  await coach.game.moment();
  await expect(coach.button).toHaveAttribute('aria-pressed', 'false');

  await playTo(page, 'result');
  await page.getByRole('button', { name: 'Review' }).click();
  const progress = page.locator('.review-progress').filter({ hasText: /^[2-9] of \d+ decisions|^\d\d+ of/ });
  await expect(progress).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('t');
  await page.getByRole('table').getByRole('button').nth(1).click();
  const verdict = page.locator('.review-verdict');
  await expect(verdict).toBeVisible();
  const title = await page.getByRole('dialog').locator('h2').textContent();
  await page.reload();
  await expect(verdict).toBeVisible();
  await expect(page.locator('.review-which p')).toHaveText(/^2 of /);
  await expect(page.getByRole('dialog').locator('h2')).toHaveText(title ?? '');
  // The browser has an entry again for the table, the review and the decision.
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers)).toBe(3);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main.result')).toBeVisible();
  await page.reload();
  await expect(page.locator('main.result')).toBeVisible();
});

test('the way back from a table that was loaded again asks, and leads home; forward goes to the table', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.moment();
  await page.reload();
  await game.moment();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'Continue match' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash !== '#table');
  // A new visit begins at home.
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Continue match' })).toBeVisible();
});

test(`the match is the same after ${RELOADS} reloads at any instant`, async ({ page }) => {
  const game = new GamePage(page);
  await page.addInitScript(watchMoments);
  await installAutoPlayer(page);
  await page.clock.install();
  await game.open();
  game.skipsPauses = true;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Start new match' }).click();
  const list = plans(RELOADS);
  for (const [at, plan] of list.entries()) {
    const { instant, pace, frames, flights } = plan;
    await test.step(`${at + 1}: ${instant}, ${pace}, ${frames} frames, ${flights} flights`, async () => {
      if (at > 0 && at % PER_MATCH === 0) await startAnother(page);
      await reach(game, plan);
      // Without pauses a hand that is over shows its result at once, and no table to compare.
      const next = list[at + 1]?.pace ?? 'instant';
      await reloadAt(page, instant === 'result' && next === 'instant' ? 'fast' : next);
      const isInMotion = await expectSame(page);
      if (instant === 'in-flight') expect(isInMotion).toBe(true);
    });
  }
});

async function startAnother(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Start new match' }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
}

async function reach(game: GamePage, { instant, frames, flights }: Plan): Promise<void> {
  switch (instant) {
    case 'result':
      await playTo(game.page, 'result');
      return;
    case 'claim':
    case 'turn':
      await playUntil(game, [instant]);
      return;
    case 'in-flight':
      await playUntil(game, ['turn']);
      await game.page.locator('.flights').waitFor({ state: 'attached' });
      await stopTime(game.page);
      await game.page.evaluate(countFlights);
      await game.tiles().last().dblclick();
      while ((await game.page.evaluate(() => window.flights)) < flights) await game.page.clock.runFor(STEP);
      return;
    case 'after-discard':
      await playUntil(game, ['turn']);
      await game.tiles().last().dblclick();
      break;
    case 'after-pass':
      await playUntil(game, ['claim']);
      await game.action('Pass').click();
      break;
    case 'after-next':
      await playTo(game.page, 'result');
      await game.next.click();
  }
  await game.page.evaluate(passFrames, frames);
}

async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

declare global {
  interface Window {
    /** How many tiles have begun to fly. */
    flights: number;
  }
}

/** Runs in the page. */
function countFlights(): void {
  const layer = document.querySelector('.flights');
  if (!layer) throw new Error('There is no place where tiles fly.');
  window.flights = 0;
  new MutationObserver((changes) => {
    window.flights += changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
  }).observe(layer, { childList: true });
}

function passFrames(count: number): Promise<void> {
  return new Promise((resolve) => {
    const pass = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => pass(left - 1)));
    pass(count);
  });
}

/** Reloads; what follows is played at another pace. */
async function reloadAt(page: Page, pace: Plan['pace']): Promise<void> {
  await page.evaluate((next) => history.replaceState(history.state, '', `#pace=${next}`), pace);
  await page.reload();
  await page.clock.resume();
}

/** Goes on, and reads the table before anything can move. Gives whether nothing was asked when the page was left. */
async function expectSame(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Continue match' });
  await expect(button).toBeVisible();
  const left = await page.evaluate(() => JSON.parse(sessionStorage.getItem('unloaded') ?? 'null') as Moment);
  const found = await page.evaluate(() => window.readMoment());
  expect(found.saved).toEqual(left.saved);
  const now = await button.evaluate(async (element: HTMLElement) => {
    element.click();
    // Right after home was drawn the table may still be on its way.
    while (!document.querySelector('main.table'))
      await new Promise((resolve) => {
        const change = new MutationObserver(resolve);
        change.observe(document.body, { childList: true, subtree: true });
      });
    return window.readMoment();
  });
  expect(now.saved).toEqual(left.saved);
  const expected = pictureOf(left.saved);
  expect(now.picture).toEqual(expected);
  if (left.result !== null) {
    await page.clock.runFor(SHOWN);
    await expect(page.locator('main.result')).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(STEP);
      expect((await page.evaluate(() => window.readMoment())).result).toBe(left.result);
    }).toPass();
  }
  const isAsked = left.picture.prompt !== null;
  if (isAsked) expect(left.picture).toEqual(expected);
  return !isAsked && left.result === null;
}
