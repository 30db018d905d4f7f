import type { Page } from '@playwright/test';
import { expect, test } from './scenePage';
import { openScene } from './gallery';
import { measure, unpainted } from './stillness';

const phones = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 660],
] as const;
/** Four melds a seat and 21 discards; the same with all tiles in the own hand; the middle of a hand; three seats; five melds. */
const scenes = [
  'worst',
  'many',
  'claim',
  'three-worst',
  'three-turn',
  'sixteen-worst',
  'sixteen',
  'classical-claim',
] as const;
/** What stands beside the one tile of a meld that is shown. */
const TOLD = { pong: '×3', kong: '×4', chow: /^[1-7]-[3-9]$/ } as const;
/** Pixels. */
const LEAST_TILE = 20;
const DISCARDS = 21;

test.describe.configure({ mode: 'default' });

/** Runs in the page: tiles of rivers and of the others' melds that are small, or that lie over each other or off the mat. */
function badlyLying(least: number): string[] {
  const tiles = [...document.querySelectorAll('.river .tile, .seat .melds .tile')].filter((tile) =>
    tile.checkVisibility({ opacityProperty: true }),
  );
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const foot = document.querySelector('.own-plate')?.getBoundingClientRect().top ?? 0;
  return boxes.flatMap((box, at) => [
    ...(box.width < least ? [`${at} is ${box.width.toFixed(1)} wide`] : []),
    ...(box.bottom > foot || box.left < 0 || box.right > innerWidth ? [`${at} lies off the mat`] : []),
    ...boxes.slice(at + 1).flatMap((other, after) => {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return across > 1 && down > 1 ? [`${at} lies over ${at + 1 + after}`] : [];
    }),
  ]);
}

for (const scene of scenes)
  test(`no tile is small or under another on small phones, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    const faults: string[] = [];
    await unpainted(page, async () => {
      for (const [width, height] of phones) {
        await page.setViewportSize({ width, height });
        const found = [
          ...(await measure(page, badlyLying, LEAST_TILE)),
          ...(await measure(page, () => window.findFaults())),
        ];
        faults.push(...found.map((fault) => `${width} x ${height}: ${fault}`));
      }
    });
    expect(faults).toEqual([]);
  });

for (const scene of ['worst', 'three-worst', 'sixteen-worst'] as const)
  test(`a meld is one tile on small phones, and says what it is, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      await expectTold(page, '.seat');
    }
  });

/** What lies before these seats is told by one tile for each meld, and there are melds of every type. */
async function expectTold(page: Page, seats: string): Promise<void> {
  await expect(page.locator(`${seats} .meld--kong`).first()).toHaveCSS('position', 'relative');
  const melds = await measure(page, meldsTold, seats);
  expect(new Set(melds.map(({ type }) => type))).toEqual(new Set(['pong', 'kong', 'chow']));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const { type, told, tiles } of melds) {
    expect(told, `${width} x ${height}: a ${type}`).toMatch(TOLD[type]);
    expect(tiles, `${width} x ${height}: a ${type}`).toBe(1);
  }
}

const crowded = {
  'coach-worst': {
    seats: ':is(.seat--left, .seat--right)',
    sizes: [[390, 844]],
  },
  'sixteen-worst': {
    seats: '.seat',
    sizes: [
      [390, 844],
      [360, 740],
      [844, 390],
    ],
  },
} as const;

for (const [scene, { seats, sizes }] of Object.entries(crowded))
  test(`crowded melds are told by one tile each, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expectTold(page, seats);
      expect(await measure(page, () => window.findFaults())).toEqual([]);
      await page.getByRole('group', { name: "Mei's melds" }).click({ position: { x: 9, y: 9 } });
      const dialog = page.getByRole('dialog', { name: 'Tiles not in sight' });
      const whole = dialog.getByRole('group', { name: /^Mei's/ }).getByRole('img');
      await expect(whole.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

test('on a tablet melds beside the coach lie whole', async ({ page }) => {
  await openScene(page, 'coach-worst');
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.seat .melds[data-told=false]')).toHaveCount(3);
    expect(await measure(page, () => window.findFaults())).toEqual([]);
  }
});

interface MeldTold {
  readonly type: keyof typeof TOLD;
  readonly told: string;
  /** How many of its tiles can be seen. */
  readonly tiles: number;
}

/** Runs in the page: the melds of these seats. */
function meldsTold(seats: string): MeldTold[] {
  return [...document.querySelectorAll(`${seats} .meld`)].map((meld) => ({
    type:
      (['pong', 'kong', 'chow'] as const).find((name) => meld.classList.contains(`meld--${name}`)) ?? 'chow',
    told: getComputedStyle(meld, '::after').content.replaceAll('"', ''),
    tiles: [...meld.querySelectorAll('.tile')].filter((tile) =>
      tile.checkVisibility({ opacityProperty: true }),
    ).length,
  }));
}

test('what a small phone folds is named to a screen reader, and opens on a tap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openScene(page, 'worst');
  const river = page.getByRole('list', { name: 'Your discards' });
  await expect(river.getByRole('listitem')).toHaveCount(DISCARDS);
  await expect(river).toHaveAttribute('data-folded', '6 earlier');
  await expect(page.locator('.folded').first()).toHaveCSS('opacity', '0');
  const dialog = page.getByRole('dialog', { name: 'Tiles not in sight' });
  const taps = [page.locator('.river--self'), page.getByRole('group', { name: "Mei's melds" })];
  for (const part of taps) {
    await part.click({ position: { x: 9, y: 9 } });
    const mine = dialog.getByRole('group', { name: 'Your discards' });
    await expect(mine.getByRole('img')).toHaveCount(DISCARDS);
    await expect(mine.getByRole('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.locator('.river--across').click();
  await expect(dialog).toBeHidden();
});
