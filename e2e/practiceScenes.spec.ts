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
const scenes = [
  'home',
  'ask',
  'right',
  'wrong',
  'end',
  'day',
  'day-answered',
  'day-worst',
  'days',
  'common-ask',
  'classical-wrong',
] as const;

test.describe.configure({ mode: 'default', timeout: 240_000 });

let served: PageServer;
test.beforeAll(async () => {
  served = await servePage('tests/ui/gallery.html', 'practiceScenes');
});
test.afterAll(() => served.close());

for (const language of ['en', 'zh-Hant-HK']) {
  test(`screens of practice have room for all they show, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const scene of scenes) {
      await page.goto('about:blank');
      await page.goto(`${served.address}#scene=practice-${scene}&language=${language}`);
      await page.locator('main').waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const found = await measure(page, () => [...window.findFaults(), ...window.findTight()]);
        faults.push(...found.map((fault) => `${scene}, ${width} x ${height}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
