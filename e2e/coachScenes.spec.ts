import { expect, test } from './checked';
import { openScene } from './gallery';
import { faultsAtSizes } from './stillness';

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

test.describe.configure({ mode: 'default' });

for (const language of ['en', 'zh-Hant-HK']) {
  test(`table and coach lie beside each other, ${language}`, async ({ page }) => {
    const faults: string[] = [];
    for (const scene of scenes) {
      await openScene(page, `coach-${scene}`, language);
      const found = await faultsAtSizes(page, sizes, () => window.findFaults());
      faults.push(...found.map((fault) => `${scene}, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
