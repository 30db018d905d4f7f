import type { Page } from '@playwright/test';

/** So many frames must look like the one before. */
const FRAMES = 2;

/**
 * Waits until the page stands still: its fonts and parts are there, nothing is animated, and some frames in a row put every
 * element in the same place. Whoever takes sizes or pictures, or asks axe, waits for this first. An animation that never
 * ends is not waited for.
 */
export async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(standStill, FRAMES);
}

/** Runs something in the page once that stands still. */
export async function measure<T, A = undefined>(
  page: Page,
  look: (argument: A) => T,
  argument?: A,
): Promise<T> {
  await waitForStillness(page);
  return page.evaluate(look as (argument: unknown) => T, argument);
}

/** How far the page reaches beyond its right edge. */
export function sideways(page: Page): Promise<number> {
  return measure(page, () => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Lays the page out at each of these sizes, and gives what `find`, which runs in the page, finds at them. Nothing is painted
 * meanwhile: that would take most of the time.
 */
export async function faultsAtSizes(
  page: Page,
  sizes: readonly (readonly [width: number, height: number])[],
  find: () => readonly string[],
): Promise<string[]> {
  return unpainted(page, async () => {
    const faults: string[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      faults.push(...(await measure(page, find)).map((fault) => `${width} x ${height}: ${fault}`));
    }
    return faults;
  });
}

/** Does something while the page is laid out as ever and not painted. Nothing can be clicked then. */
export async function unpainted<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(clipAll, 'inset(100%)');
  const done = await work();
  await page.evaluate(clipAll, '');
  return done;
}

/** Runs in the page: dialogs lie above all else, with a clip of their own. */
function clipAll(clip: string): void {
  for (const each of document.querySelectorAll<HTMLElement>(':root, dialog')) each.style.clipPath = clip;
}

/** Runs in the page. */
async function standStill(wanted: number): Promise<void> {
  // oxlint-disable unicorn/consistent-function-scoping -- the page is sent this function alone
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isMoving = () =>
    document.querySelector('[aria-busy=true]') !== null ||
    document
      .getAnimations()
      .some(
        ({ playState, pending, effect }) =>
          (playState === 'running' || pending) && effect?.getComputedTiming().endTime !== Infinity,
      );
  const places = () =>
    [...document.querySelectorAll('body, body *')]
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
      })
      .join();
  // oxlint-enable unicorn/consistent-function-scoping
  await document.fonts.ready;
  let before = '';
  for (let same = 0; ; await nextFrame()) {
    const now = isMoving() ? '' : places();
    same = now !== '' && now === before ? same + 1 : 0;
    if (same === wanted) return;
    before = now;
  }
}
