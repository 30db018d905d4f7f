import { readFileSync } from 'node:fs';
import { expect, test } from './checked';
import { installAutoPlayer, playTo } from './autoPlayer';
import { GamePage } from './gamePage';

test('everything kept goes into a file, is deleted, and comes back from it', async ({ page }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.playTurn();
  await game.moment();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Start over/ }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await game.playTurn();
  await game.moment();
  const hand = await game.names();
  const openData = async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).waitFor();
  };
  const root = page.locator('html');
  await openData();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('tab', { name: 'Data' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'hong-kong-mahjong-backup' });

  await page.getByRole('button', { name: 'Delete everything' }).click();
  const question = page.getByRole('dialog', { name: 'Delete everything?' });
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'A calm table for mahjong' })).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole('button', { name: /^History/ }).click();
  await expect(page.getByText('No match has been played to its end yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to home' }).click();

  await openData();
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByLabel('Import a file').setInputFiles(path);
  const replace = page.getByRole('dialog', { name: 'Import this file?' });
  await expect(replace).toContainText('1 match of the history is added');
  await replace.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'Continue match' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await game.moment();
  expect(await game.names()).toEqual(hand);
});

test('after a reload on the last result the standings are there at once', async ({ page }) => {
  const game = new GamePage(page);
  await installAutoPlayer(page);
  await game.open();
  await game.startEastRound();
  const toStandings = page.getByRole('button', { name: 'Final standings' });
  await playTo(page, 'result');
  while (!(await toStandings.isVisible())) {
    await game.goOn();
    await playTo(page, 'result');
  }
  await page.reload();
  await expect(toStandings).toBeVisible();
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
    new MutationObserver(() => {
      if (document.querySelector('main[aria-busy=true]')) document.body.classList.add('was-busy');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await toStandings.click();
  await expect(game.standings).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/was-busy/);
});
