import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

/** A stamp that comes; one that waits for its win lies there before. */
const STAMPED = '.win-layer:not(.win-layer--waiting) .win-stamp';

/** Runs in the page, before its scripts: counts the stamps that come to sight, and from the first on the clock stands. */
function standAtStamp(stamped: string): void {
  const stamps = new Set<Element>();
  new MutationObserver(() => {
    for (const stamp of document.querySelectorAll(stamped)) stamps.add(stamp);
    document.documentElement.dataset['stamps'] = String(stamps.size);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(start, self, [run, ...rest]: [() => void, ...unknown[]]): unknown {
      const runInTime = () => {
        if (stamps.size === 0) run();
      };
      return Reflect.apply(start, self, [runInTime, ...rest]);
    },
  });
}

const stampsSeen = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['stamps'] ?? 0));

const kept = (page: Page) => page.evaluate(() => Object.entries(localStorage));

/** With this randomness the first hand is won after few turns. */
const SEED = 1;

/** Plays hands without pauses until one is won, and gives what the page kept before the last choice of the player. */
async function playToWin(page: Page): Promise<[string, string][]> {
  const game = new GamePage(page);
  await game.open(SEED);
  await game.startEastRound();
  let before = await kept(page);
  for (;;) {
    const moment = await game.moment();
    if (moment !== 'result') {
      before = await kept(page);
      await game.playTurn();
    } else if (await page.locator('main.result .win-groups').first().isVisible()) return before;
    else await game.goOn();
  }
}

// One after the other: what is played once, both go on from.
test.describe.configure({ mode: 'default' });
let beforeWin: [string, string][] = [];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  beforeWin = await playToWin(page);
  await page.close();
});

/** What shows a win is loaded when nothing else is to be done. */
function isRevealThere(): boolean {
  return [...document.styleSheets].some(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.startsWith('.win-layer')),
  );
}

/** A hand that is about to be won is played with pauses until the stamp comes. Then the clock of play stands. */
async function openWin(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<GamePage> {
  const game = new GamePage(page);
  await game.open(SEED);
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(standAtStamp, STAMPED);
  await page.goto('/#pace=fast');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, beforeWin);
  await page.reload();
  await page.getByRole('button', { name: 'Continue match' }).click();
  await page.waitForFunction(isRevealThere);
  const asked = game.claim.or(game.turn).or(game.next);
  const stamp = page.locator(STAMPED);
  for (;;) {
    await asked.or(stamp).first().waitFor();
    if ((await stampsSeen(page)) > 0) return game;
    // A bot that is late is stood in for: then nobody may win this hand, and another follows.
    if (await game.next.isVisible()) await game.goOn();
    else await game.playTurn();
  }
}

/** What is left of a win on the page. */
const left = (page: Page) =>
  page.evaluate(() => ({
    layers: document.querySelectorAll('[class^=win-layer], [class*=win-stamp]').length,
    opened: document.documentElement.dataset['opened'] ?? null,
    arrives: document.documentElement.dataset['arrives'] ?? null,
  }));

test('a win is stamped once; a key goes to the result and does nothing else; nothing remains', async ({
  page,
}) => {
  const game = await openWin(page, 'no-preference');
  const stamp = page.locator('.win-stamp');
  await expect(stamp).toHaveCount(1);
  await expect(stamp).toHaveCSS('opacity', '1');
  await expect(page.locator('.win-hole .tile--won')).toHaveCount(1);
  await expect(page.locator('.win-layer')).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Enter');
  await expect(game.next).toBeFocused();
  await expect(page.locator('main.result .win-band')).toBeVisible();
  await expect.poll(() => left(page)).toEqual({ layers: 0, opened: null, arrives: null });
  expect(await stampsSeen(page)).toBe(1);
});

test('with less motion the whole hand is shown for a moment, and then the result', async ({ page }) => {
  const game = await openWin(page, 'reduce');
  // The clock of play stands: what shows the win goes on by itself.
  await expect(game.next).toBeVisible();
  await expect.poll(() => left(page)).toEqual({ layers: 0, opened: null, arrives: null });
});
