import { expect, test } from './checked';
import { servePage } from '../scripts/pageServer';
import type { PageServer } from '../scripts/pageServer';
import { measure } from './stillness';

const sizes = [
  [1440, 900],
  [2560, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [390, 660],
  [360, 740],
  [844, 390],
] as const;
const scenes = ['claim', 'turn', 'worst', 'many', 'three', 'sixteen-turn', 'classical-turn'] as const;

test.describe.configure({ mode: 'default', timeout: 240_000 });

let served: PageServer;
test.beforeAll(async () => {
  served = await servePage('tests/ui/gallery.html', 'coachScenes');
});
test.afterAll(() => served.close());

for (const language of ['en', 'zh-Hant-HK']) {
  test(`table and coach lie beside each other, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const scene of scenes) {
      await page.goto('about:blank');
      await page.goto(`${served.address}#scene=coach-${scene}&language=${language}`);
      await page.locator('main').waitFor();
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const found = await measure(page, () => window.findFaults());
        faults.push(...found.map((fault) => `${scene}, ${width} x ${height}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
