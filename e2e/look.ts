import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What lies on the table or is offered; not what a player only picks up or points at. */
const PARTS = [
  '.hand button',
  '.river [role=img]',
  '.meld',
  '.left-line',
  '.plate',
  '.tray--claim b',
  '.act--win, .act--declare, .act--exchange',
  'main.result',
  'h1',
].join(', ');

/** A text that changes with every choice, when it is shown and not before. */
function look(page: Page): Promise<string> {
  return page
    .locator(PARTS)
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent).join());
}

/** Milliseconds between two looks. */
const AGAIN = { intervals: [25] };

/** Does what makes a choice, and waits until it is shown: it is kept first. */
export async function untilShown(page: Page, choose: () => Promise<void>): Promise<void> {
  const before = await look(page);
  await choose();
  await expect.poll(() => look(page), AGAIN).not.toBe(before);
}
