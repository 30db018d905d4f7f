import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { installAutoPlayer, playTo } from './autoPlayer';
import { expect, test } from './checked';
import { CoachPage } from './coachPage';
import { GamePage } from './gamePage';
import { releaseAnother, serveCopy, untilKept } from './servedCopy';

test.use({ serviceWorkers: 'allow' });

test('after one visit all of it is there without a network', async ({ page, browserName }) => {
  const { outDir, address, stop } = await serveCopy();
  await installAutoPlayer(page);
  const coach = new CoachPage(page);
  const { game } = coach;
  await game.open(9, address);
  await untilKept(page);
  if (browserName === 'chromium') await expectInstallable(page);
  await stop();
  rmSync(outDir, { recursive: true });

  await page.reload();
  await game.startEastRound();
  await game.playTurn();
  await coach.playTo('turn');
  await page.keyboard.press('c');
  await coach.expectJudged();
  await page.keyboard.press('Escape');
  await page.reload();
  await playTo(page, 'result');
  await game.goOn();
  await playTo(page, 'standings');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: /^History/ }).click();
  await expect(page.getByRole('list', { name: 'Matches' }).getByRole('listitem')).toHaveCount(1);
  await page.goto(address);
  await page.getByRole('button', { name: /^Lesson/ }).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: /^Practice/ }).click();
  await page.getByRole('button', { name: 'Ten positions' }).click();
  const question = page.getByRole('dialog', { name: 'Practise decisions' });
  await question.locator('.option').last().click();
  await expect(question.locator('.option-points').first()).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: /^Rules/ }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await game.visit(9, address);
  await page.getByRole('button', { name: /^Rule set/ }).click();
  await page.locator('.game-card').filter({ hasText: 'Taisen' }).click();
  await expect(page.getByRole('button', { name: /^Rule set: Taisen/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start new match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start new match' }).click();
  await playTo(page, 'result');
  await page.goto(`${address}#settings`);
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.reload();
  await page.getByRole('radio', { name: '繁體中文' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await page.reload();
  await expect(page).toHaveTitle('設定 · 香港麻雀');
});

/** Chromium says why it would not offer to install the app. */
async function expectInstallable(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  expect((await cdp.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Some Chromiums say this of every page that a test opens.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
}

test('a new version waits until the table is left; a page of the old one keeps its parts', async ({
  page,
}) => {
  const { outDir, address, stop } = await serveCopy();
  const game = new GamePage(page);
  await game.open(9, address);
  await untilKept(page);
  await page.reload();
  await game.startEastRound();

  releaseAnother(outDir, 'ui/practice/PracticeScreen');
  await untilWaiting(page);
  await game.playTurn();
  await game.moment();
  const toast = page.getByRole('alert').filter({ hasText: 'A new version is ready.' });
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Leave the table|^Home/ }).click();
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: /^Practice/ }).click();
  await expect(page.getByRole('button', { name: 'Position of the day' })).toBeVisible();
  await page.goBack();
  await toast.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('[data-version=second]')).toBeAttached();
  await page.getByRole('button', { name: 'Continue match' }).click();
  await game.playTurn();
  await stop();
  rmSync(outDir, { recursive: true });
});

/** Has the browser look for a new version, and waits until that could begin. */
async function untilWaiting(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting).toBe('installed');
}

test('where data are to be spared, what was opened is kept, also in a new version of it', async ({
  page,
}) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const { outDir, address, stop } = await serveCopy();
  const game = new GamePage(page);
  await game.open(9, address);
  await untilKept(page, /rule-sets\/hong-kong-old-/);
  await page.getByRole('button', { name: /^Rule set/ }).click();
  await page.locator('.game-card').filter({ hasText: 'Taisen' }).click();
  await untilKept(page, /rule-sets\/taisen\/apart\/book-/);
  await page.goto(`${address}#settings`);
  await page.getByRole('tab', { name: 'Data' }).click();
  await expect(page.getByText('only what you have opened so far')).toBeVisible();

  releaseAnother(outDir, 'rule-sets/hong-kong-old', 'rule-sets/taisen', 'store/bots/botWorker');
  await untilWaiting(page);
  await stop();
  rmSync(outDir, { recursive: true });
  await page.goto('about:blank');
  await game.visit(9, address);
  await expect(page.locator('[data-version=second]')).toBeAttached();
  await game.startEastRound();
  await game.playTurn();
});
