import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { openScene } from './gallery';
import { faultsAtSizes } from './stillness';

/** Pixels: twice the font size that browsers begin with. */
const TWICE = 32;
const sizes = [
  [1280, 800],
  [1440, 900],
  [768, 1024],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;

/** As the setting of the browser does: lengths in `rem`, and conditions in `em`, follow it. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: TWICE, fixed: TWICE } });
}

/** Runs in the page: what scrolls sideways, and text that is cut off or reaches out of the box on which it is written. */
function badlyWritten(): string[] {
  // oxlint-disable unicorn/consistent-function-scoping -- the page is sent this function alone
  const over = document.documentElement.scrollWidth - innerWidth;
  const isHidden = (part: Element) =>
    !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    part.closest('.unseen, svg, .tile, select, legend, .folded') !== null;
  const faults = new Set(over > 0 ? [`scrolls by ${over}`] : []);
  const isPainted = (style: CSSStyleDeclaration) =>
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderTopWidth) > 0;
  // oxlint-enable unicorn/consistent-function-scoping
  for (const part of document.querySelectorAll('body *')) {
    const words = [...part.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    if (words.length === 0 || isHidden(part)) continue;
    const range = document.createRange();
    range.selectNodeContents(part);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box: Element | null = part; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath.startsWith('inset(50%')) break;
      if (style.overflowX !== 'visible' || style.display.startsWith('table')) break;
      if (!isPainted(style) || style.display === 'inline') continue;
      const { left: from, right: to, top: head, bottom: foot } = box.getBoundingClientRect();
      // Letters keep clear of the edges of their line.
      const slack = (bottom - top) * 0.2;
      const isOut = left < from - 1 || right > to + 1 || top < head - slack || bottom > foot + slack;
      if (isOut)
        faults.add(`${part.textContent?.slice(0, 30)} reaches out of ${box.className || box.tagName}`);
      break;
    }
  }
  return [...faults];
}

for (const scene of [
  'turn',
  'worst',
  'result',
  'home',
  'saved',
  'standings-classical',
  'history',
  'review-hand',
  'statistics-many',
  'closing',
  'practice-home',
  'coach-claim',
  'share-record',
  'replay-mid',
])
  test(`text twice as large fits, ${scene}`, async ({ page }) => {
    await enlargeText(page);
    await openScene(page, scene);
    expect(await faultsAtSizes(page, sizes, badlyWritten)).toEqual([]);
  });

test('the calculator keeps to the window with text twice as large', async ({ page }) => {
  await enlargeText(page);
  await openScene(page, 'home');
  await page.getByRole('button', { name: /^Calculator/ }).click();
  await page.locator('.pad').waitFor();
  for (const key of '3d4d5d5d6d7dsss9d9drrr') await page.keyboard.press(key);
  expect(await faultsAtSizes(page, sizes, badlyWritten)).toEqual([]);
});

test('a whole hand lies on one line of the calculator on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScene(page, 'home');
  await page.getByRole('button', { name: /^Calculator/ }).click();
  await page.locator('.pad').waitFor();
  for (const key of '1d2d3d4d5d6d7d8d9d1b2b3brr') await page.keyboard.press(key);
  const tiles = page.locator('.calc-held .tile');
  await expect(tiles).toHaveCount(14);
  const tops = await tiles.evaluateAll((all) =>
    all.map((tile) => Math.round(tile.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});
