import { expect, test } from './scenePage';
import { boxesOf } from './boxes';
import { openScene } from './gallery';
import { measure } from './stillness';

/** Scenes, how many waits they have, and where they are looked at. */
const BESIDE_TRAY = [
  [
    'classical-turn',
    3,
    [
      [320, 568],
      [1280, 720],
    ],
  ],
  ['many', 5, [[1280, 720]]],
  [
    'thirteen',
    13,
    [
      [320, 568],
      [390, 844],
      [844, 390],
      [1024, 768],
      [1280, 720],
    ],
  ],
] as const;

for (const [scene, waits, sizes] of BESIDE_TRAY)
  test(`all waits lie clear of the tray, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator('.ready').waitFor();
      const [ready, tray] = await boxesOf(page, ['.ready', '.tray']);
      expect(liesApart(ready, tray), `${width} x ${height}`).toBe(true);
      const room = await measure(page, roomInBox);
      expect(room).toHaveLength(waits);
      expect(Math.min(...room), `${width} x ${height}`).toBeGreaterThanOrEqual(0);
    }
  });

for (const scene of ['coach-many', 'coach-classical-turn'])
  test(`waits beside the coach lie clear of the wall, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('.ready').waitFor();
      const [ready, wall] = await boxesOf(page, ['.ready', 'svg.wall']);
      expect(liesApart(ready, wall), `${width} x ${height}`).toBe(true);
    }
  });

/** Runs in the page: for each wait, the pixels between its tile and the nearest edge of the box. */
function roomInBox(): number[] {
  const box = document.querySelector('.ready')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('.ready .tile')].map((tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    return Math.min(left - box.left, top - box.top, box.right - right, box.bottom - bottom);
  });
}

/** Whether two boxes (left, top, right, bottom) have nothing in common. */
function liesApart(one: readonly number[] = [], other: readonly number[] = []): boolean {
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = one;
  const [x = NaN, y = NaN, farX = NaN, farY = NaN] = other;
  return right <= x || left >= farX || bottom <= y || top >= farY;
}

test('five waits lie within their box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScene(page, 'many');
  const room = await measure(page, roomInBox);
  expect(room).toHaveLength(5);
  expect(Math.min(...room)).toBeGreaterThan(1);
});
