import { expect, test } from './scenePage';
import { openScene } from './gallery';
import { faultsAtSizes, measure } from './stillness';

/** Runs in the page: where the arrow of the tile that the coach puts first stands, and what it lies over. */
function arrowOfHint() {
  const tile = document.querySelector('.hand .tile--hinted')!;
  const box = tile.getBoundingClientRect();
  const { bottom, height, backgroundSize } = getComputedStyle(tile, '::before');
  const [wide = 0, high = 0] = backgroundSize.split(' ').map(parseFloat);
  const foot = box.bottom - parseFloat(bottom);
  const arrow = { left: box.left + box.width / 2 - wide / 2, top: foot - high, bottom: foot };
  const covered = [...document.querySelectorAll('.hand .tile, .melds .tile, .tray')].filter((other) => {
    const there = other.getBoundingClientRect();
    return (
      other !== tile &&
      there.left < arrow.left + wide &&
      there.right > arrow.left &&
      there.top < arrow.bottom &&
      there.bottom > arrow.top
    );
  });
  return {
    isSeen: wide > 0 && high > 0 && parseFloat(height) > box.height,
    below: arrow.top - box.bottom,
    toEdge: innerHeight - arrow.bottom,
    covered: covered.map((other) => other.className),
    bar: getComputedStyle(tile, '::after').display,
  };
}

for (const [scene, width, height] of [
  ['coach-worst', 1440, 900],
  ['coachline-worst', 390, 844],
  ['coachline-worst', 844, 390],
] as const)
  test(`the arrow of the coach stands alone under its tile, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScene(page, scene);
    await expect(page.locator('.hand .tile--hinted')).toHaveCount(1);
    const { below, toEdge, ...arrow } = await measure(page, arrowOfHint);
    expect(arrow).toEqual({ isSeen: true, covered: [], bar: 'none' });
    // Its point may touch the edge of the tile.
    expect(below).toBeGreaterThanOrEqual(-2.5);
    expect(toEdge).toBeGreaterThanOrEqual(0);
  });

const phones = [
  [320, 568],
  [360, 740],
  [390, 844],
] as const;

/** Runs in the page: what of the tray can be seen only by scrolling it. */
function hiddenInTray(): string[] {
  const tray = document.querySelector('.tray')!;
  const over = tray.scrollHeight - tray.clientHeight;
  return over > 0 ? [`the tray hides ${over}`] : [];
}

for (const scene of [
  'claim',
  'coachline-claim',
  'coachline-turn',
  'coachline-worst',
  'coachline-many',
  'dice',
])
  test(`a phone's tray is read whole without scrolling, ${scene}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openScene(page, scene);
    for (const size of ['', '200%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      expect(await faultsAtSizes(page, phones, hiddenInTray)).toEqual([]);
    }
  });
