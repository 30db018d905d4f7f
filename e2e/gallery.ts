import type { Page } from '@playwright/test';

/** Environment variable: the port on which the page of scenes is served (`playwright.config.ts`). */
export const GALLERY_PORT = 'E2E_GALLERY_PORT';

const GALLERY = '/tests/ui/gallery.html';

/** Where a scene of `tests/ui/gallery.html` is. */
export const sceneAddress = (scene: string, language: string): string =>
  `http://127.0.0.1:${process.env[GALLERY_PORT]}${GALLERY}#scene=${scene}&language=${language}`;

/** Opens a scene with less motion, and waits until its screen is there. */
export async function openScene(page: Page, scene: string, language = 'en'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const address = sceneAddress(scene, language);
  // The next scene is shown in the same page: its scripts are long.
  if (page.url().includes(GALLERY))
    await page.evaluate((hash) => window.showScene(hash), new URL(address).hash);
  else await page.goto(address);
  await page.locator('main:not([aria-busy=true])').waitFor();
}
