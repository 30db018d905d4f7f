import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { lengthenRivers } from './longRivers';
import { measure, unpainted } from './stillness';
import { BOTH } from './tags';

const checked = [
  [1440, 900],
  [2560, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [390, 660],
  [360, 740],
  [844, 390],
] as const;
const desks = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const lying = [
  [640, 360],
  [667, 375],
  [800, 360],
  [844, 390],
] as const;
const widths = [
  ...Array.from({ length: 32 }, (_, at) => 320 + 40 * at),
  // Further on a page has more room, and nothing else.
  ...Array.from({ length: 7 }, (_, at) => 1600 + 160 * at),
];
/** For a turn and for a claim: every width comes with several heights. */
const heights = { turn: [390, 660, 900], claim: [568, 800] };
/** Pixels: a finger's target, also that of a tile of the hand. */
const TARGET = 44;
/** As many discards as there are where all four seats have four melds. */
const LONGEST = 21;

test('screens around the table fit every width, and every target is large enough', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await expectFits(page, 'home', [390, 800]);
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expectFits(page, 'settings', [390, 800]);
  await page.keyboard.press('Escape');
  await game.startEastRound();
  while ((await game.moment()) !== 'result') await game.playTurn();
  await expectFits(page, 'result', [390, 800]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.payment').last()).toBeInViewport({ ratio: 1 });
  await expect(game.next).toBeInViewport({ ratio: 1 });
});

test('the table fits every width, and every target is large enough', BOTH, async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  while ((await game.moment()) !== 'turn') await game.action('Pass').click();
  await expectFits(page, 'own turn', heights.turn);
  await game.playTurn();
  while ((await game.moment()) === 'turn') await game.playTurn();
  await expectFits(page, 'claim', heights.claim);
  for (const [width, height] of desks) {
    await page.setViewportSize({ width, height });
    expect(await measure(page, besideWall), `${width} x ${height}`).toBeGreaterThanOrEqual(0);
  }
  await page.evaluate(offerMore, 7);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await measure(page, hiddenInTray), 'seven options, text twice as large').toBe(0);
});

/** Runs in the page: so many options as there can be at once, and text twice as large. */
function offerMore(most: number): void {
  const acts = document.querySelector<HTMLElement>('.tray .acts');
  const [first] = acts?.children ?? [];
  if (!acts || !first) throw new Error('There is no option to be copied.');
  while (acts.children.length < most) acts.prepend(first.cloneNode(true));
  acts.dataset['count'] = `${most}`;
  document.documentElement.style.fontSize = '200%';
}

/** Runs in the page: how far the tray stands beside the track of the wall, in pixels. */
function besideWall(): number {
  const [tray, track] = ['.tray', '.track'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  return tray && track ? tray.left - track.right : -1;
}

/** Runs in the page: how much of what is asked can be seen only by scrolling. */
function hiddenInTray(): number {
  const tray = document.querySelector('.tray');
  return tray ? tray.scrollHeight - tray.clientHeight : 0;
}

/** Every width in one page, every second at each height: nothing reaches out of it; at the checked sizes every target is large enough. */
async function expectFits(page: Page, screen: string, atHeights: readonly number[]): Promise<void> {
  expect(await unpainted(page, () => findFaults(page, atHeights)), screen).toEqual([]);
}

async function findFaults(page: Page, atHeights: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  // The style sheets of small screens come when the first is needed; until then the page has the layout of before.
  await page.setViewportSize({ width: widths[0] ?? 320, height: atHeights[0] ?? 800 });
  await expect(page.locator('html')).not.toHaveAttribute('data-layout', /desktop/);
  for (const [row, height] of atHeights.entries()) {
    for (const width of widths.filter((_, at) => at % 2 === row % 2)) {
      await page.setViewportSize({ width, height });
      faults.push(...(await measure(page, sidewaysFaults)).map((fault) => `${width}x${height}: ${fault}`));
    }
  }
  for (const [width, height] of checked) {
    await page.setViewportSize({ width, height });
    faults.push(
      ...(await measure(page, smallTargets, TARGET)).map((fault) => `${width}x${height}: ${fault}`),
    );
  }
  return faults;
}

/** Runs in the page. */
function sidewaysFaults(): string[] {
  const over = document.documentElement.scrollWidth - innerWidth;
  const outside = [
    ...document.querySelectorAll('.tile, button, .plate, .ready, .tray, .centre, .meld, select'),
  ].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 0 && !each.closest('.hero') && (left < -0.5 || right > innerWidth + 0.5);
  });
  return [
    ...(over > 0 ? [`scrolls by ${over}`] : []),
    ...outside.slice(0, 3).map(({ className, textContent }) => `outside: ${className} ${textContent}`),
  ];
}

/** Runs in the page. */
function smallTargets(target: number): string[] {
  return [...document.querySelectorAll('button, a[href], select, summary, .segment, .switch')].flatMap(
    (each) => {
      const { width, height } = each.getBoundingClientRect();
      const isShown = width > 0 && getComputedStyle(each).visibility === 'visible';
      if (!isShown || (width >= target - 0.5 && height >= target - 0.5)) return [];
      return [`${each.className || each.tagName} is ${width.toFixed(1)} x ${height.toFixed(1)}`];
    },
  );
}

test('every tile of a long own river is seen whole on a phone', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  while ((await game.discards()) < 4 || (await game.moment()) !== 'turn') await game.playTurn();
  for (const [width, height] of checked.filter(([wide, high]) => wide < 600 && wide < high)) {
    await page.setViewportSize({ width, height });
    await lengthenRivers(page, { self: LONGEST, across: 18 });
    const { tile, next } = await measure(page, ownSteps);
    expect(tile.width, `${width} x ${height}`).toBeGreaterThanOrEqual(height > 700 ? 22 : 20);
    expect(next.down, `${width} x ${height}`).toBeGreaterThanOrEqual(tile.height - 0.5);
  }
  for (const [width, height] of lying) {
    await page.setViewportSize({ width, height });
    await lengthenRivers(page, { self: LONGEST, across: 18 });
    const { tile, next } = await measure(page, ownSteps);
    expect(tile.width, `${width} x ${height}`).toBeGreaterThanOrEqual(22);
    expect(next.across, `${width} x ${height}`).toBeGreaterThanOrEqual(tile.width - 1);
  }
});

interface OwnSteps {
  readonly tile: { readonly width: number; readonly height: number };
  /** How far the next tile, and the next row, lie from the first. */
  readonly next: { readonly across: number; readonly down: number };
}

/** Runs in the page. */
function ownSteps(): OwnSteps {
  const tiles = [...document.querySelectorAll('.river--self .tile')];
  const [first, second, below] = [0, 1, 6].map((at) => tiles[at]?.getBoundingClientRect());
  if (!first || !second || !below) throw new Error('The river has only one row.');
  const { width, height } = first;
  return {
    tile: { width, height },
    next: { across: second.left - first.left, down: below.top - first.top },
  };
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const) {
  test(`nothing moves when a prompt opens, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const game = new GamePage(page);
    await game.open();
    await page.goto('/#pace=fast');
    await page.clock.install();
    await page.reload();
    game.skipsPauses = true;
    await game.startEastRound();
    await page.evaluate(watchPlaces);
    while ((await game.moment()) === 'turn') await game.playTurn();
    await expect.poll(() => page.evaluate(() => window.places.during.length)).toBeGreaterThan(13);
    const { before, during } = await page.evaluate(() => window.places);
    expect(before.length).toBeGreaterThan(13);
    expect(during.filter((place) => place.startsWith('hand'))).toEqual(
      before.filter((place) => place.startsWith('hand')),
    );
    expect(before.filter((place) => !during.includes(place))).toEqual([]);
  });
}

declare global {
  interface Window {
    /** Where hand, rivers and melds lay in the last frame without a prompt, and in the first with one. */
    places: { before: string[]; during: string[] };
  }
}

/** Runs in the page: looks at every frame until a prompt is open. */
function watchPlaces(): void {
  const parts = { hand: '.hand .tile', river: '.river li', meld: '.melds .tile', plate: '.plate' };
  const placesOf = () =>
    Object.entries(parts).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const at = part.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
        return `${name} ${at} ${[x, y, width, height].map((value) => value.toFixed(1)).join(' ')}`;
      }),
    );
  window.places = { before: [], during: [] };
  const look = () => {
    const places = placesOf();
    if (document.querySelector('.tray--claim')) window.places.during = places;
    else {
      window.places.before = places;
      requestAnimationFrame(look);
    }
  };
  look();
}
