import { expect, test } from './checked';
import { boxesOf } from './boxes';
import { openScene } from './gallery';
import { measure } from './stillness';

for (const [scene, width, height] of [
  ['classical-turn', 320, 568],
  ['classical-turn', 1280, 720],
  ['thirteen', 320, 568],
  ['thirteen', 390, 844],
  ['thirteen', 844, 390],
  ['thirteen', 1024, 768],
  ['thirteen', 1280, 720],
] as const)
  test(`all waits lie clear of the tray, ${scene}, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScene(page, scene);
    await page.locator('.ready').waitFor();
    const [ready = [], tray = []] = await boxesOf(page, ['.ready', '.tray']);
    const isBeside = (ready[2] ?? 0) <= (tray[0] ?? 0);
    const isBelow = (ready[1] ?? 0) >= (tray[3] ?? 0);
    const isAbove = (ready[3] ?? 0) <= (tray[1] ?? 0);
    expect(isBeside || isBelow || isAbove).toBe(true);
    const box = page.locator('.ready');
    for (const tile of await box.locator('.tile').all()) {
      const lies = await tile.boundingBox();
      expect(lies?.y).toBeGreaterThanOrEqual(ready[1] ?? 0);
      expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThanOrEqual(ready[3] ?? 0);
    }
  });

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
