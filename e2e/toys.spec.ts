import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { toyEveryHand } from '../tests/support/toys/toy-every-hand';
import { toyPlayOn } from '../tests/support/toys/toy-play-on';
import { toySixteen } from '../tests/support/toys/toy-sixteen';
import { toyThree } from '../tests/support/toys/toy-three';
import { toyWild } from '../tests/support/toys/toy-wild';
import { words as everyHand } from '../tests/support/toys/toy-every-hand/words/en';
import { words as playOn } from '../tests/support/toys/toy-play-on/words/en';
import { words as sixteen } from '../tests/support/toys/toy-sixteen/words/en';
import { words as three } from '../tests/support/toys/toy-three/words/en';
import { words as wild } from '../tests/support/toys/toy-wild/words/en';
import { expectAccessible } from './axe';
import { GamePage } from './gamePage';
import { lengthenRivers } from './longRivers';
import { measure } from './stillness';
import { serveToys } from './toysPage';
import type { ToysPage } from './toysPage';

/** More answers than any hand takes. */
const MOST = 200;
/** The page is looked at closely after so many answers, and again. */
const LOOKED_AT = [0, 1, 2, 12];

const upright = [
  [768, 1024],
  [390, 844],
  [390, 660],
  [360, 740],
  [320, 568],
] as const;

// One worker plays them all: the app is built once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let served: ToysPage;
test.beforeAll(async () => {
  served = await serveToys();
});
test.afterAll(() => served.close());

/** Each with whether what some pay others get: stakes and pots stay on the table. */
const games = [
  [toySixteen, sixteen.headings, false],
  [toyThree, three.headings, true],
  [toyPlayOn, playOn.headings, true],
  [toyEveryHand, everyHand.headings, false],
  [toyWild, wild.headings, true],
] as const;

/** How a player answers what is asked. */
interface Hands {
  readonly press: (page: Page, name: string | RegExp, key: string) => Promise<void>;
  /** Chooses a tile of the hand by its place; twice discards it. */
  readonly tile: (page: Page, at: number) => Promise<void>;
}

const keyboard: Hands = {
  press: (page, _, key) => page.keyboard.press(key),
  tile: async (page, at) => {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
  },
};

const touch: Hands = {
  press: (page, name) => page.locator('.tray').getByRole('button', { name }).first().tap(),
  tile: (page, at) => new GamePage(page).tiles().nth(at).tap(),
};

for (const [toy, headings, isZeroSum] of games) {
  test.describe(toy.cards.en.name, () => {
    test('a hand by keyboard at a desk', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await sitDown(page, toy.cards.en.name);
      await playHand(page, keyboard);
      await readResult(page, headings, isZeroSum);
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
      test('a hand by touch', async ({ page }) => {
        await sitDown(page, toy.cards.en.name);
        await playHand(page, touch);
        await readResult(page, headings, isZeroSum);
      });
    });
  });
}

test('every discard of three long rivers is seen whole on an upright screen', async ({ page }) => {
  await sitDown(page, toyThree.cards.en.name);
  await playHand(page, keyboard, async () => (await page.locator('.river li').count()) > 0);
  await page.evaluate(lengthenRivers, { left: 21, self: 21, right: 21 });
  for (const [width, height] of upright) {
    await page.setViewportSize({ width, height });
    const { most, tile } = await measure(page, hiddenOfRivers);
    expect(most, `${width} x ${height}`).toBeLessThanOrEqual(1);
    expect(tile, `${width} x ${height}`).toBeGreaterThan(15);
  }
});

/** Runs in the page: how many pixels of a discard lie under another, at most, and how wide discards are. */
function hiddenOfRivers(): { most: number; tile: number } {
  const boxes = [...document.querySelectorAll('.river li .tile')].map((tile) => tile.getBoundingClientRect());
  const hidden = boxes.flatMap((box, at) =>
    boxes.slice(at + 1).map((other) => {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return Math.min(across, down);
    }),
  );
  return { most: Math.max(...hidden), tile: Math.min(...boxes.map(({ width }) => width)) };
}

/** A match of one hand, from the choice of the game on. */
async function sitDown(page: Page, name: string): Promise<void> {
  await new GamePage(page).open(9, served.address);
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('radio', { name: 'One hand' }).check();
  await expectSound(page, 'the form for a match');
  await page.getByRole('button', { name: 'Start new match' }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
}

/** Plays to the result, or until there is something to look at. */
async function playHand(page: Page, hands: Hands, isEnough = async () => false): Promise<void> {
  const asked = page.locator('.tray:not(.tray--idle), .dock .button--main').first();
  for (let answers = 0; answers < MOST; answers++) {
    await expect(asked).toBeVisible({ timeout: 30_000 });
    if ((await page.locator('.dock .button--main').isVisible()) || (await isEnough())) return;
    if (LOOKED_AT.includes(answers)) await expectSound(page, `after ${answers} answers`);
    const before = await pictureOf(page);
    await answer(page, hands);
    await page.waitForFunction(
      (old) => document.body.innerText + document.querySelector('.hand')?.innerHTML.length !== old,
      before,
    );
  }
  throw new Error(`The hand is not over after ${MOST} answers.`);
}

function pictureOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText + document.querySelector('.hand')?.innerHTML.length);
}

/** Wins, declares what can be declared at once, passes on tiles, passes, discards: the first of these. */
async function answer(page: Page, hands: Hands): Promise<void> {
  const tray = page.locator('.tray');
  const has = (selector: string) => tray.locator(selector).first().isVisible();
  if (await tray.and(page.locator('.tray--exchange')).isVisible()) return passOn(page, hands);
  if (await has('.act--win')) return hands.press(page, /^Win/, 'w');
  if (await has('.act--pass')) return hands.press(page, /^(Pass|Not now)/, ' ');
  if (await has('.act--declare:not([aria-disabled=true])')) {
    const name = await tray.locator('.act--declare').first().getAttribute('aria-label');
    return hands.press(page, name ?? '', '1');
  }
  const at = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand button')].findLastIndex(
      (tile) => tile.dataset['canDiscard'] === 'true',
    ),
  );
  await hands.tile(page, at);
  await (hands === keyboard ? page.keyboard.press('ArrowUp') : hands.press(page, /^Discard /, 'Enter'));
}

/** Chooses tiles from the left until there are enough that go together. */
async function passOn(page: Page, hands: Hands): Promise<void> {
  const tiles = new GamePage(page).tiles();
  const send = page.locator('.tray').getByRole('button', { name: 'Exchange', exact: true });
  for (let at = 0; at < (await tiles.count()) && !(await send.isVisible()); at++) {
    if ((await tiles.nth(at).getAttribute('aria-pressed')) !== 'true') await hands.tile(page, at);
  }
  await expect(send).toBeVisible();
  await hands.press(page, 'Exchange', 'x');
}

/** What is on the page can be used by everybody, fits, and lies beside each other. */
async function expectSound(page: Page, when: string): Promise<void> {
  await expectAccessible(page);
  expect(await measure(page, () => window.findFaults()), when).toEqual([]);
}

declare global {
  interface Window {
    findFaults: () => string[];
  }
}

interface Headings {
  readonly items: string;
  readonly steps: string;
}

/** A win is told in the words of its game, and what was paid adds up. */
async function readResult(page: Page, headings: Headings, isZeroSum: boolean): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Who pays (what|whom)$/ })).toBeVisible();
  await expectSound(page, 'the result');
  expect(await page.locator('main.result').innerText()).not.toMatch(/undefined|NaN|\[object|faan/i);
  for (const part of await page.locator('.win-part').all()) {
    await expect(part.getByRole('heading', { name: headings.items, exact: true })).toBeVisible();
    await expect(part.getByRole('heading', { name: headings.steps, exact: true })).toBeVisible();
  }
  const rows = await page.locator('.payment, .card--matrix tbody tr').evaluateAll((payments) =>
    payments.map((payment) => {
      const numberIn = (selector: string, at = 0) => {
        const text = payment.querySelector(selector)?.textContent ?? '';
        return Number(text.replaceAll('−', '-').match(/[-+]?\d+/g)?.[at]);
      };
      const [before, after] = [numberIn('.running [aria-hidden]'), numberIn('.running [aria-hidden]', 1)];
      return { gain: numberIn('b.delta'), moved: after - before };
    }),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ gain }) => gain)).toEqual(rows.map(({ moved }) => moved));
  if (isZeroSum) expect(rows.reduce((sum, { gain }) => sum + gain, 0)).toBe(0);
  await page.locator('.dock .button--main').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Final standings' })).toBeVisible();
  await expectSound(page, 'the standings');
}
