import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { toyEveryHand } from '../tests/support/toys/toy-every-hand';
import { toyPlayOn } from '../tests/support/toys/toy-play-on';
import { toySixteen } from '../tests/support/toys/toy-sixteen';
import { toyThree } from '../tests/support/toys/toy-three';
import { toyWild } from '../tests/support/toys/toy-wild';
import { words as americanEn } from '../src/rule-sets/american/words/en';
import { card as americanCardEn } from '../src/rule-sets/american/card/en';
import { card as americanCardZh } from '../src/rule-sets/american/card/zh-Hant-HK';
import { words as americanZh } from '../src/rule-sets/american/words/zh-Hant-HK';
import { words as classicalEn } from '../src/rule-sets/classical/words/en';
import { card as classicalCardEn } from '../src/rule-sets/classical/card/en';
import { card as classicalCardZh } from '../src/rule-sets/classical/card/zh-Hant-HK';
import { words as classicalZh } from '../src/rule-sets/classical/words/zh-Hant-HK';
import { card as competitionCardEn } from '../src/rule-sets/competition/card/en';
import { card as competitionCardZh } from '../src/rule-sets/competition/card/zh-Hant-HK';
import { words as competitionEn } from '../src/rule-sets/competition/words/en';
import { words as competitionZh } from '../src/rule-sets/competition/words/zh-Hant-HK';
import { card as riichiCardEn } from '../src/rule-sets/riichi/card/en';
import { card as riichiCardZh } from '../src/rule-sets/riichi/card/zh-Hant-HK';
import { words as riichiEn } from '../src/rule-sets/riichi/words/en';
import { words as riichiZh } from '../src/rule-sets/riichi/words/zh-Hant-HK';
import { card as sichuanCardEn } from '../src/rule-sets/sichuan/card/en';
import { card as sichuanCardZh } from '../src/rule-sets/sichuan/card/zh-Hans';
import { words as sichuanEn } from '../src/rule-sets/sichuan/words/en';
import { words as sichuanZh } from '../src/rule-sets/sichuan/words/zh-Hans';
import { words as everyHand } from '../tests/support/toys/toy-every-hand/words';
import { words as playOn } from '../tests/support/toys/toy-play-on/words';
import { words as sixteen } from '../tests/support/toys/toy-sixteen/words';
import { words as three } from '../tests/support/toys/toy-three/words';
import { words as wild } from '../tests/support/toys/toy-wild/words';
import { scrollToEnd } from './axe';
import { GamePage } from './gamePage';
import { expectSound, expectWords, keyboard, mouse, playHand, touch } from './hands';
import { lengthenRivers } from './longRivers';
import { measure } from './stillness';
import { serveToys } from './toysPage';
import type { ToysPage } from './toysPage';

const upright = [
  [768, 1024],
  [390, 844],
  [390, 660],
  [360, 740],
  [320, 568],
] as const;

// One worker plays them all: the app is built once.
test.describe.configure({ mode: 'default' });

let served: ToysPage;
test.beforeAll(async () => {
  served = await serveToys();
});
test.afterAll(() => served.close());

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Each with whether what some pay others get (stakes and pots stay on the table), and how it is played, in turn. */
const games = [
  { toy: toySixteen, headings: sixteen.headings, isZeroSum: false, by: touch },
  { toy: toyThree, headings: three.headings, isZeroSum: true, by: keyboard },
  { toy: toyPlayOn, headings: playOn.headings, isZeroSum: true, by: touch },
  { toy: toyEveryHand, headings: everyHand.headings, isZeroSum: false, by: keyboard },
  { toy: toyWild, headings: wild.headings, isZeroSum: true, by: touch },
] as const;

for (const { toy, headings, isZeroSum, by } of games) {
  test.describe(toy.cards.en.name, () => {
    const isTouch = by === touch;
    test.use({ hasTouch: isTouch, viewport: isTouch ? PHONE : DESK });
    test(isTouch ? 'a hand by touch on a phone' : 'a hand by keyboard at a desk', async ({ page }) => {
      await sitDown(page, toy.cards.en.long);
      await playHand(page, by);
      await readResult(page, headings, isZeroSum);
    });
  });
}

/** Begins a match of the game whose card says this; what is different in it is told first. */
async function chooseGame(page: Page, note: string): Promise<void> {
  await new GamePage(page).visit(9, served.address);
  await page.locator('.game-row').click();
  await page.locator('.game-card').filter({ hasText: note }).click();
  await page.locator('.start .button').click();
}

const riichiHands = [
  { hands: 'keyboard', by: keyboard, words: riichiEn, card: riichiCardEn, size: [1280, 720] },
  { hands: 'touch', by: touch, words: riichiZh, card: riichiCardZh, size: [390, 844] },
] as const;

for (const { hands, by, words, card, size } of riichiHands) {
  const [width, height] = size;
  const locale = words === riichiZh ? 'zh-HK' : 'en-GB';
  test.describe('Japanese', () => {
    test.use({ locale, viewport: { width, height }, hasTouch: hands === 'touch' });
    test(`a hand by ${hands}, ${locale}, ${width} x ${height}`, async ({ page }) => {
      await chooseGame(page, card.note);
      await page.getByRole('dialog').locator('.button--main').click();
      await expect(page.locator('.centre .mark-stick')).toHaveCount(2);
      await playHand(page, by);
      await expectSound(page, 'the result');
      await expectWords(page.locator('main.result'));
      await expect(page.getByRole('img', { name: words.marks.dora() }).first()).toBeVisible();
    });
  });
}

const classicalHands = [
  { hands: 'mouse', by: mouse, words: classicalEn, card: classicalCardEn, size: [1280, 720] },
  { hands: 'touch', by: touch, words: classicalZh, card: classicalCardZh, size: [390, 844] },
] as const;

for (const { hands, by, words, card, size } of classicalHands) {
  const [width, height] = size;
  const locale = words === classicalZh ? 'zh-HK' : 'en-GB';
  test.describe('Chinese classical', () => {
    test.use({ locale, viewport: { width, height }, hasTouch: hands === 'touch' });
    test(`a hand by ${hands}, ${locale}, ${width} x ${height}`, async ({ page }) => {
      await chooseGame(page, card.note);
      const introduction = page.getByRole('dialog', { name: words.introduction?.title ?? '?' });
      await expect(introduction.getByText(words.introduction?.points[0]?.text ?? '?')).toBeVisible();
      await expectSound(page, 'what is different');
      await introduction.locator('.button--main').click();
      await playHand(page, by);
      await readScores(page);
    });
  });
}

const competitionHands = [
  { hands: 'mouse', by: mouse, words: competitionEn, card: competitionCardEn, size: [1280, 800] },
  { hands: 'keyboard', by: keyboard, words: competitionZh, card: competitionCardZh, size: [1440, 900] },
] as const;

for (const { hands, by, words, card, size } of competitionHands) {
  const [width, height] = size;
  const locale = words === competitionZh ? 'zh-HK' : 'en-GB';
  test.describe('Chinese Official', () => {
    test.use({ locale, viewport: { width, height } });
    test(`a hand by ${hands}, ${locale}, ${width} x ${height}`, async ({ page }) => {
      await chooseGame(page, card.note);
      await page.getByRole('dialog').locator('.button--main').click();
      await playHand(page, by);
      await expect(page.getByRole('heading', { name: words.headings.items, exact: true })).toBeVisible();
      await expectSound(page, 'the result');
      await expectWords(page.locator('main.result'));
    });
  });
}

const sichuanHands = [
  { hands: 'keyboard', by: keyboard, words: sichuanEn, card: sichuanCardEn, size: [1440, 900] },
  { hands: 'touch', by: touch, words: sichuanZh, card: sichuanCardZh, size: [390, 844] },
] as const;

for (const { hands, by, words, card, size } of sichuanHands) {
  const [width, height] = size;
  const locale = words === sichuanZh ? 'zh-CN' : 'en-GB';
  test.describe('Sichuan', () => {
    test.use({ locale, viewport: { width, height }, hasTouch: hands === 'touch' });
    test(`a hand by ${hands}, ${locale}, ${width} x ${height}`, async ({ page }) => {
      await chooseGame(page, card.note);
      await page.getByRole('dialog').locator('.button--main').click();
      await expect(page.locator('.tray--exchange')).toContainText(words.phases.exchange.title);
      await playHand(page, by);
      await expect(page.locator('.card--account, .card--payments, .card--matrix')).toBeVisible();
      await expectSound(page, 'the result');
      await expectWords(page.locator('main.result'));
    });
  });
}

/** The steps before play and so many discards go through every key; the second plays to the result. */
const DISCARDS = 8;

const americanHands = [
  {
    hands: 'keyboard',
    by: keyboard,
    words: americanEn,
    card: americanCardEn,
    size: [1280, 720],
    most: DISCARDS,
  },
  { hands: 'touch', by: touch, words: americanZh, card: americanCardZh, size: [390, 844], most: Infinity },
] as const;

for (const { hands, by, words, card, size, most } of americanHands) {
  const [width, height] = size;
  const locale = words === americanZh ? 'zh-HK' : 'en-GB';
  test.describe('American', () => {
    test.use({ locale, viewport: { width, height }, hasTouch: hands === 'touch' });
    test(`a hand by ${hands}, ${locale}, ${width} x ${height}`, async ({ page }) => {
      await chooseGame(page, card.note);
      await page.getByRole('dialog').locator('.button--main').click();
      const step = (id: keyof typeof words.phases) => page.getByText(words.phases[id].title, { exact: true });
      await playHand(page, by, () => step('first-across').isVisible());
      await page.reload();
      await expect(step('first-across')).toBeVisible();
      await expect(page.locator('.hand .tile--received')).toHaveCount(3);
      await expect(page.locator('.plate--gets')).toHaveCount(1);
      await expectSound(page, 'after a reload');
      await playHand(page, by, async () => (await page.locator('.river li').count()) >= most);
      await expectSound(page, 'when it is over');
      await expectWords(page.locator('main'));
    });
  });
}

/** Four hands with their sums, and every payment between two of them explained. */
async function readScores(page: Page): Promise<void> {
  await expect(page.locator('.scored-hand')).toHaveCount(4);
  await expectSound(page, 'the scores');
  await expectWords(page.locator('main.result'));
  const totals = await page.locator('.pair-total .delta').allTextContents();
  const gains = totals.map((text) => Number(text.replace('−', '-')));
  expect(gains).toHaveLength(4);
  expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(0);
  for (const cell of await page.locator('.pair').all()) {
    await cell.click();
    await expect(page.locator('.pair-sum')).toContainText(/\d+ − \d+ = \d+/);
  }
  const winner = await page.locator('.scored-hand--won h3').innerText();
  const won = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: winner }) });
  await won.locator('.pair').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(won.locator('.pair').nth(1)).toBeFocused();
  await expect(won.locator('.pair').nth(1)).toHaveAttribute('aria-pressed', 'true');
}

test('every discard of three long rivers is seen whole on an upright screen', async ({ page }) => {
  await sitDown(page, toyThree.cards.en.long);
  await playHand(page, keyboard, async () => (await page.locator('.river li').count()) > 0);
  for (const [width, height] of upright) {
    await page.setViewportSize({ width, height });
    await lengthenRivers(page, { left: 21, self: 21, right: 21 });
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
  await page.getByRole('button', { name: /^Rule set/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('radio', { name: 'One hand' }).check();
  await scrollToEnd(page);
  await expectSound(page, 'the form for a match');
  await page.getByRole('button', { name: 'Start new match' }).click();
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
}

interface Headings {
  readonly items: string;
  readonly steps: string;
}

function numbersIn(text: string): number[] {
  return (
    text
      .replaceAll('−', '-')
      .match(/[-+]?\d+/g)
      ?.map(Number) ?? []
  );
}

/** A win is told in the words of its game, and what was paid adds up. */
async function readResult(page: Page, headings: Headings, isZeroSum: boolean): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Who pays (what|whom)$/ })).toBeVisible();
  await expectSound(page, 'the result');
  await expectWords(page.locator('main.result'));
  for (const part of await page.locator('.win-part').all()) {
    await expect(part.getByRole('heading', { name: headings.items, exact: true })).toBeVisible();
    await expect(part.getByRole('heading', { name: headings.steps, exact: true })).toBeVisible();
  }
  const told = await page
    .locator('.payment, .card--matrix tbody tr, .account-after td')
    .evaluateAll((seats) =>
      seats.map((seat) => {
        const total =
          seat instanceof HTMLTableCellElement ? seat.closest('tfoot')?.rows[0]?.cells[seat.cellIndex] : null;
        const gain = total ?? seat.querySelector('b.delta');
        const points = seat.querySelector(total ? '.unseen' : '.running [aria-hidden]');
        return [gain?.textContent ?? '', points?.textContent ?? ''] as const;
      }),
    );
  const rows = told.map(([gain, points]) => {
    const [before = 0, after = 0] = numbersIn(points);
    return { gain: numbersIn(gain)[0] ?? 0, moved: after - before };
  });
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ gain }) => gain)).toEqual(rows.map(({ moved }) => moved));
  if (isZeroSum) expect(rows.reduce((sum, { gain }) => sum + gain, 0)).toBe(0);
  await page.locator('.dock .button--main').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Final standings' })).toBeVisible();
  await expectSound(page, 'the standings');
}
