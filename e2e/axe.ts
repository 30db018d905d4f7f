import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForStillness } from './stillness';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A script for a page that has axe already: its source is large. */
const NOTHING = 'undefined';

/** Once the page stands still, nothing on it breaks a rule of axe; what does is shown with the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForStillness(page);
  // Without frames axe needs no second page to gather what it found.
  expect(page.frames()).toHaveLength(1);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING }) }).setLegacyMode();
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
}

/** The end of the page: there what sticks to the foot of the window covers no small control, as it does on the way. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('html, main, main *')) part.scrollTop = part.scrollHeight;
  });
}
