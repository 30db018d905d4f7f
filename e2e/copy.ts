import type { Locator, Page } from '@playwright/test';

/**
 * Presses a button that copies, and waits until it says so. It says so for two seconds: on a busy machine, who looks only
 * after the press comes too late.
 */
export async function copyBy(name: string, part: Page | Locator): Promise<void> {
  const copied = part.getByRole('button', { name: 'Copied' });
  await Promise.all([copied.waitFor(), part.getByRole('button', { name }).first().click()]);
}
