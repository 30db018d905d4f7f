import { expect, test } from './scenePage';
import { boxesOf, roomBetween } from './boxes';
import { openScene } from './gallery';
import { measure } from './stillness';

/** Pixels round the melds on a shelf: a gap that a line does not need, and what rounding leaves. */
const ROUND_MELDS = 12;
/** Pixels between what belongs together, and between a shelf's tiles and the river below. */
const TOGETHER = 20;
const ABOVE_RIVER = 12;

/** Runs in the page: how much wider each shelf of melds is than the tiles that lie on it. */
function shelvesTooWide(): number[] {
  return [...document.querySelectorAll('.seat .melds')].map((shelf) => {
    const parts = shelf.querySelectorAll(shelf.matches("[data-told='true']") ? '.meld' : '.tile');
    const tiles = [...parts].map((part) => part.getBoundingClientRect());
    const lying = Math.max(...tiles.map(({ right }) => right)) - Math.min(...tiles.map(({ left }) => left));
    return shelf.getBoundingClientRect().width - lying;
  });
}

for (const scene of ['claim', 'worst', 'coach-worst'])
  test(`a shelf is as wide as the melds on it, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const over = await measure(page, shelvesTooWide);
      expect(over).toHaveLength(3);
      expect(Math.max(...over), `${width} x ${height}`).toBeLessThanOrEqual(ROUND_MELDS);
    }
  });

/** Runs in the page: how far the dealer's seal reaches out of its plate. */
function sealOut(): number {
  const [seal, plate] = ['.plate .seal', '.plate:has(.seal)'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  if (!seal || !plate) throw new Error('No plate has a seal.');
  return Math.max(
    plate.left - seal.left,
    plate.top - seal.top,
    seal.right - plate.right,
    seal.bottom - plate.bottom,
  );
}

test("the dealer's seal stays in its plate", async ({ page }) => {
  await openScene(page, 'claim');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [640, 360],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await measure(page, sealOut), `${width} x ${height}`).toBeLessThanOrEqual(0);
  }
});

/** Where the mat begins below the bar of a desk: its rail is so wide. */
const RAIL = 8;

test('the seat across has room on a desk: plate and melds beside the wall, the hand above it', async ({
  page,
}) => {
  await openScene(page, 'turn');
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} x ${height}`;
    const hand = await roomBetween(page, ['.seat--across .plate', '.seat--across .backs']);
    expect(hand.beside, size).toBeGreaterThan(0);
    expect(hand.beside, size).toBeLessThanOrEqual(TOGETHER);
    const [table, plate, backs, melds, wall] = await boxesOf(page, [
      '.table',
      ...['.plate', '.backs i', '.melds .tile'].map((part) => `.seat--across ${part}`),
      '.track',
    ]);
    const mat = (table?.[1] ?? 0) + RAIL;
    for (const part of [plate, backs, melds]) expect(part?.[1], size).toBeGreaterThanOrEqual(mat);
    expect(plate?.[2], size).toBeLessThanOrEqual(wall?.[0] ?? 0);
    expect(melds?.[0], size).toBeGreaterThanOrEqual(wall?.[2] ?? 0);
    expect(backs?.[3], size).toBeLessThanOrEqual(wall?.[1] ?? 0);
  }
});

test('the river across lies clear of the shelf above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScene(page, 'turn');
  const { below } = await roomBetween(page, ['.seat--across .melds', '.river--across li']);
  expect(below).toBeGreaterThanOrEqual(ABOVE_RIVER);
});

test('what cannot win is told on one line, and that nothing is left is not struck out', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScene(page, 'worst');
  const [head, words] = await measure(page, () =>
    ['.ready-head b', '.ready-head > span'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().height,
    ),
  );
  expect(words).toBeLessThan(1.5 * (head ?? 0));
  await expect(page.locator('.wait--none')).toHaveCSS('text-decoration-line', 'none');
  await expect(page.locator('.wait--none .tile')).toHaveCSS('opacity', '0.5');
});

test('the one button of a turn is as wide as the tray on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openScene(page, 'worst');
  const [button, tray] = await measure(page, () =>
    ['.act--discard', '.tray'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().width ?? 0,
    ),
  );
  expect(button).toBeGreaterThan(0.9 * (tray ?? 0));
});

test('a tray on a desk leaves the whole hand at the right free, however high it is', async ({ page }) => {
  await openScene(page, 'many');
  for (const [width, height] of [
    [1000, 640],
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [2560, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { beside } = await roomBetween(page, ['.seat--right .backs', '.tray']);
    expect(beside, `${width} x ${height}`).toBeGreaterThanOrEqual(0);
  }
});

test('many choices on a short desk are told in words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openScene(page, 'many');
  for (const chow of await page.getByRole('button', { name: /^Chow/ }).all())
    await expect(chow.getByText('Chow', { exact: true })).toBeVisible();
});

/** Runs in the page: what a plate has to the right of each name, in pixels. */
function besideNames(): number[] {
  return [...document.querySelectorAll('.seat .plate')].map((plate) => {
    const name = plate.querySelector('b')?.getBoundingClientRect().right ?? 0;
    return plate.getBoundingClientRect().right - name;
  });
}

test('names keep clear of the number of bonus tiles on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openScene(page, 'worst');
  // "花2" is 19 pixels wide, and keeps 6 from the edge.
  expect(Math.min(...(await measure(page, besideNames)))).toBeGreaterThanOrEqual(19 + 6 + 3);
});

test('a small phone has the words of the centre plate in two lines of its bar', async ({ page }) => {
  await openScene(page, 'claim');
  for (const [width, height] of [
    [320, 568],
    [390, 660],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lines = await roomBetween(page, ['.bar-title b', '.bar-left b']);
    expect(lines.below).toBeGreaterThanOrEqual(-2);
    await expect(page.locator('.bar-title')).toHaveText('East round hand 2');
    const { beside } = await roomBetween(page, ['.bar-title', '.bar-actions']);
    expect(beside).toBeGreaterThanOrEqual(0);
    await expect(page.locator('.bar-title span')).toBeVisible();
  }
});

/** Runs in the page: of each tile of a meld that another one lies beside, the part of its width that is in sight; and whether it has an index. */
function shownOfMelds(seats: string): { shown: number; indexed: boolean }[] {
  return [...document.querySelectorAll(`${seats} .meld`)].flatMap((meld) => {
    const tiles = [...meld.querySelectorAll('.tile')];
    return tiles.slice(0, -1).map((tile, at) => {
      const { left, width } = tile.getBoundingClientRect();
      const next = tiles[at + 1]?.getBoundingClientRect().left ?? 0;
      return { shown: (next - left) / width, indexed: tile.querySelector('[class*="face--i-"]') !== null };
    });
  });
}

test('melds that lie two to a line can be read: little of a tile is covered, and none needs an index', async ({
  page,
}) => {
  await openScene(page, 'worst');
  for (const [width, height, seats] of [
    [844, 390, '.seat'],
    [390, 844, '.seat--across'],
    [360, 740, '.seat--across'],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tiles = await measure(page, shownOfMelds, seats);
    expect(Math.min(...tiles.map(({ shown }) => shown)), `${width} x ${height}`).toBeGreaterThan(0.7);
    expect(tiles.some(({ indexed }) => indexed)).toBe(false);
  }
});

/** Runs in the page: the least room between the words of the centre plate and its winds, its bars and its edge, in pixels. */
function roomOfRound(words: string): number {
  const [line] = document.querySelectorAll('.round-line span');
  if (line) line.textContent = words;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is sent this function alone
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const others = [...document.querySelectorAll('.side .glyph')].map(boxOf).filter(({ width }) => width > 0);
  const plate = boxOf(document.querySelector('.centre') ?? document.body);
  const rooms = [...document.querySelectorAll('.round p > *')]
    .map(boxOf)
    .flatMap((box) => [
      box.left - plate.left,
      plate.right - box.right,
      box.top - plate.top,
      plate.bottom - box.bottom,
      ...others.map((other) =>
        Math.max(
          other.left - box.right,
          box.left - other.right,
          other.top - box.bottom,
          box.top - other.bottom,
        ),
      ),
    ]);
  return Math.min(...rooms);
}

for (const scene of ['claim', 'worst'])
  test(`a hand that is played again is told clear of the winds, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [768, 1024],
      [844, 390],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const room = await measure(page, roomOfRound, 'hand 4, repeat 12');
      expect(room, `${width} x ${height}`).toBeGreaterThanOrEqual(1);
    }
  });

test("a replay's list of hands keeps clear of the seat at the right on a lying phone", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openScene(page, 'replay-mid');
  await page.evaluate('showWin()');
  const { beside } = await roomBetween(page, ['.seat--right .flowers', '.replay-hand select']);
  expect(beside).toBeGreaterThanOrEqual(0);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`the standings come with the winner in sight, and keep still when keys move in the dock, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openScene(page, 'standings');
    const again = page.getByRole('button', { name: 'Play again' });
    await expect(again).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(again).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the seal of the standings is stamped once, and with less motion stands at once', async ({ page }) => {
  await openScene(page, 'standings');
  await page.evaluate(() => (document.documentElement.dataset['pace'] = 'normal'));
  const seal = page.locator('.winner .win-seal');
  await expect(seal).toHaveCSS('animation-duration', '0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(seal).toHaveCSS('animation-duration', '0.22s');
  await expect(seal).toHaveCSS('animation-iteration-count', '1');
});
