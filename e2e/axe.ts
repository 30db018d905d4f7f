import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { waitForStillness } from './stillness';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe as one short file. By itself the builder gives each page the long one, twice. */
const source = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);
/** What the builder gives a page that has axe already. */
const NOTHING = 'undefined';

/** Once the page stands still, nothing on it breaks a rule of axe; what does is shown with the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForStillness(page);
  // Without frames axe needs no second page to gather what it found.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode()
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
