import { devices, expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { watchPolicy } from './checked';

const { viewport } = devices['Desktop Chrome'];

/** The page of a worker, and what its policy forbade. */
interface Kept {
  readonly page: Page;
  readonly violations: readonly string[];
}

/**
 * `test` for what looks at scenes alone: one page stays open from a test to the next, as its scripts are long. Each test
 * finds the size, the media, the size of text and the storage of a new page.
 */
export const test = base.extend<object, { readonly kept: Kept }>({
  kept: [
    async ({ browser }, run) => {
      const context = await browser.newContext({ locale: 'en-GB', viewport });
      const violations = await watchPolicy(context);
      await run({ page: await context.newPage(), violations });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept: { page, violations } }, run) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
    await run(page);
    expect(violations).toEqual([]);
    if (page.url() !== 'about:blank') await page.evaluate(leaveAsFound);
  },
});

/** Runs in the page. */
function leaveAsFound(): void {
  document.documentElement.style.fontSize = '';
  localStorage.clear();
}

export { expect };
