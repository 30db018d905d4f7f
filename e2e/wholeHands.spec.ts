import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { toyThree } from '../tests/support/toys/toy-three';
import { words as three } from '../tests/support/toys/toy-three/words';
import type { GameCard } from '../src/store/games';
import type { Language } from '../src/store/settings';
import type { GameWords } from '../src/ui/text/gameWords';
import { scrollToEnd } from './axe';
import { GamePage } from './gamePage';
import { expectSound, expectWords, keyboard, mouse, playHand, touch } from './hands';
import type { Hands } from './hands';
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

const HANDS = { keyboard, mouse, touch };
const LANGUAGES = { 'en-GB': 'en', 'zh-HK': 'zh-Hant-HK', 'zh-CN': 'zh-Hans', 'ja-JP': 'ja' } as const;

/** Who plays a hand: by what, in which language, at which size. */
type Player = readonly [
  by: keyof typeof HANDS,
  locale: keyof typeof LANGUAGES,
  width: number,
  height: number,
];

/** A game, its players, and what is looked at beside what every game has. */
interface Played {
  readonly id: string;
  readonly players: readonly Player[];
  /** At the introduction, which the player then closes. */
  readonly isTold?: (page: Page, words: GameWords) => Promise<void>;
  readonly isBegun?: (page: Page, words: GameWords, hands: Hands) => Promise<void>;
  /** Left out: until there is a result. */
  readonly isEnough?: (page: Page, by: Player[0]) => Promise<boolean>;
  readonly isOver?: (page: Page, words: GameWords) => Promise<void>;
}

/** The steps before play and so many discards go through every key; by touch it is played to the result. */
const DISCARDS = 8;

const games: readonly Played[] = [
  {
    id: 'riichi',
    players: [
      ['keyboard', 'en-GB', 1280, 720],
      ['touch', 'zh-HK', 390, 844],
    ],
    isBegun: (page) => expect(page.locator('.centre .mark-stick')).toHaveCount(2),
    isOver: (page, words) =>
      expect(page.getByRole('img', { name: words.marks['dora']!() }).first()).toBeVisible(),
  },
  {
    id: 'classical',
    players: [
      ['mouse', 'en-GB', 1280, 720],
      ['touch', 'zh-HK', 390, 844],
    ],
    isTold: async (page, { introduction }) => {
      const told = page.getByRole('dialog', { name: introduction!.title });
      await expect(told.getByText(introduction!.points[0]!.text)).toBeVisible();
      await expectSound(page, 'what is different');
    },
    isOver: readScores,
  },
  {
    id: 'competition',
    players: [
      ['mouse', 'en-GB', 1280, 800],
      ['keyboard', 'zh-HK', 1440, 900],
    ],
    isOver: (page, { headings }) =>
      expect(page.getByRole('heading', { name: headings.items, exact: true })).toBeVisible(),
  },
  {
    id: 'sichuan',
    players: [
      ['keyboard', 'en-GB', 1440, 900],
      ['touch', 'zh-CN', 390, 844],
    ],
    isBegun: (page, { phases }) =>
      expect(page.locator('.tray--exchange')).toContainText(phases['exchange']!.title),
    isOver: (page) => expect(page.locator('.card--account, .card--payments, .card--matrix')).toBeVisible(),
  },
  {
    id: 'taiwan',
    players: [
      ['keyboard', 'en-GB', 1440, 900],
      ['touch', 'zh-HK', 390, 844],
    ],
    isOver: (page) => expect(page.locator('.card--payments, .card--matrix')).toBeVisible(),
  },
  {
    id: 'hong-kong-new',
    players: [
      ['mouse', 'ja-JP', 1280, 720],
      ['touch', 'zh-CN', 390, 844],
    ],
  },
  {
    id: 'american',
    players: [
      ['keyboard', 'en-GB', 1280, 720],
      ['touch', 'zh-HK', 390, 844],
    ],
    isBegun: async (page, { phases }, hands) => {
      const step = page.getByText(phases['first-across']!.title, { exact: true });
      await playHand(page, hands, () => step.isVisible());
      await page.reload();
      await expect(step).toBeVisible();
      await expect(page.locator('.hand .tile--received')).toHaveCount(3);
      await expect(page.locator('.plate--gets')).toHaveCount(1);
      await expectSound(page, 'after a reload');
    },
    isEnough: async (page, by) => by === 'keyboard' && (await page.locator('.river li').count()) >= DISCARDS,
  },
];

for (const { id, players, isTold, isBegun, isEnough, isOver } of games) {
  for (const [by, locale, width, height] of players) {
    test.describe(id, () => {
      test.use({ locale, viewport: { width, height }, hasTouch: by === 'touch' });
      test(`a hand by ${by}, ${locale}, ${width} x ${height}`, async ({ page }) => {
        const { words, card } = await toldIn(id, LANGUAGES[locale]);
        await new GamePage(page).visit(9, served.address);
        await page.locator('.game-row').click();
        await page.locator('.game-card').filter({ hasText: card.note }).click();
        await page.locator('.start .button').click();
        await isTold?.(page, words);
        await page.getByRole('dialog').locator('.button--main').click();
        await isBegun?.(page, words, HANDS[by]);
        await playHand(page, HANDS[by], async () => (await isEnough?.(page, by)) ?? false);
        await isOver?.(page, words);
        await scrollToEnd(page);
        await expectSound(page, 'when it is over');
        await expectWords(page.locator('main'));
      });
    });
  }
}

/** The words of a game, and of its card. */
async function toldIn(id: string, language: Language): Promise<{ words: GameWords; card: GameCard }> {
  const [{ words }, { card }] = (await Promise.all([
    import(`../src/rule-sets/${id}/words/${language}`),
    import(`../src/rule-sets/${id}/card/${language}`),
  ])) as [{ words: GameWords }, { card: GameCard }];
  return { words, card };
}

test.describe(toyThree.cards.en.name, () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('a hand by keyboard, and what was paid', async ({ page }) => {
    await sitDown(page, toyThree.cards.en.long);
    await playHand(page, keyboard);
    await readResult(page, three.headings);
  });
});

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
async function readResult(page: Page, headings: Headings): Promise<void> {
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
  expect(rows.reduce((sum, { gain }) => sum + gain, 0)).toBe(0);
  await page.locator('.dock .button--main').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Final standings' })).toBeVisible();
  await expectSound(page, 'the standings');
}
