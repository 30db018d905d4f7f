import { readFile } from 'node:fs/promises';
import { expect, test } from './scenePage';
import { openScene } from './gallery';

const SIGNATURE = '89504e470d0a1a0a';

test('a won hand is drawn as a picture and saved; where that fails it is said', async ({ page }) => {
  await openScene(page, 'result');
  const open = page.getByRole('button', { name: 'Picture' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const image = dialog.getByRole('img');
  await expect(image).toHaveAttribute('alt', /faan[^]*Total/);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1200);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('mahjong-hand.png');
  const png = await readFile(await saved.path());
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
  await expect(dialog).toContainText('The picture is saved.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await open.click();
  await expect(dialog.getByRole('alert')).toHaveText('This browser could not draw the picture.');
});
