import { expect, test } from './checked';
import { boxesOf } from './boxes';
import { openScene } from './gallery';
import { measure } from './stillness';

for (const [scene, waits, width, height] of [
  ['classical-turn', 3, 320, 568],
  ['classical-turn', 3, 1280, 720],
  ['many', 5, 1280, 720],
  ['thirteen', 13, 320, 568],
  ['thirteen', 13, 390, 844],
  ['thirteen', 13, 844, 390],
  ['thirteen', 13, 1024, 768],
  ['thirteen', 13, 1280, 720],
] as const)
  test(`all waits lie clear of the tray, ${scene}, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScene(page, scene);
    await page.locator('.ready').waitFor();
    const [ready, tray] = await boxesOf(page, ['.ready', '.tray']);
    expect(liesApart(ready, tray)).toBe(true);
    const tiles = await page.locator('.ready .tile').all();
    expect(tiles).toHaveLength(waits);
    const [left = 0, top = 0, right = 0, bottom = 0] = ready ?? [];
    for (const tile of tiles) {
      const { x, y, width: wide, height: high } = (await tile.boundingBox()) ?? NOWHERE;
      expect(Math.min(x - left, y - top, right - x - wide, bottom - y - high)).toBeGreaterThanOrEqual(0);
    }
  });

for (const scene of ['coach-many', 'coach-classical-turn'])
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const)
    test(`waits beside the coach lie clear of the wall, ${scene}, ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openScene(page, scene);
      await page.locator('.ready').waitFor();
      const [ready, wall] = await boxesOf(page, ['.ready', 'svg.wall']);
      expect(liesApart(ready, wall)).toBe(true);
    });

const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN };

/** Whether two boxes (left, top, right, bottom) have nothing in common. */
function liesApart(one: readonly number[] = [], other: readonly number[] = []): boolean {
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = one;
  const [x = NaN, y = NaN, farX = NaN, farY = NaN] = other;
  return right <= x || left >= farX || bottom <= y || top >= farY;
}

test('five waits lie within their box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScene(page, 'many');
  const room = await measure(page, () => {
    const box = document.querySelector('.ready')?.getBoundingClientRect();
    const tiles = [...document.querySelectorAll('.ready .tile')].map((tile) => tile.getBoundingClientRect());
    return tiles.map(({ top, bottom }) => Math.min(top - (box?.top ?? 0), (box?.bottom ?? 0) - bottom));
  });
  expect(room).toHaveLength(5);
  expect(Math.min(...room)).toBeGreaterThan(1);
});
