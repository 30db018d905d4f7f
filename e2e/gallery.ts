import type { Page } from '@playwright/test';

/** Environment variable: the port on which the page of scenes is served (`playwright.config.ts`). */
export const GALLERY_PORT = 'E2E_GALLERY_PORT';

/** Where a scene of `tests/ui/gallery.html` is. */
export const sceneAddress = (scene: string, language: string): string =>
  `http://127.0.0.1:${process.env[GALLERY_PORT]}/tests/ui/gallery.html#scene=${scene}&language=${language}`;

/** Opens a scene with less motion, and waits until its screen is there. */
export async function openScene(page: Page, scene: string, language = 'en'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Another scene of the same page would only change what follows the `#`.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(sceneAddress(scene, language));
  await page.locator('main:not([aria-busy=true])').waitFor();
}
