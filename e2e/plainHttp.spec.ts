import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { preview } from 'vite';
import { expect, test } from './checked';
import { copyBy } from './copy';
import { GamePage } from './gamePage';

/** This machine as others in its network know it: there browsers leave out what they have in secure contexts only. */
const host = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.skip(host === undefined, 'This machine has no address in a network.');

let address = '';
let stop = async (): Promise<void> => undefined;

test.beforeAll(async () => {
  const server = await preview({ preview: { host: '0.0.0.0', port: 0 }, logLevel: 'error' });
  address = `http://${host}:${(server.httpServer.address() as AddressInfo).port}/`;
  stop = () => server.close();
});

test.afterAll(() => stop());

test('the page is not a secure one, and plays all the same', async ({ page }) => {
  const game = new GamePage(page);
  await game.open(9, address);
  expect(
    await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator]),
  ).toEqual([false, false, false]);
  await game.startEastRound();
  await game.playTurn();
  await game.moment();
  const hand = await game.names();
  await page.reload();
  await game.moment();
  expect(await game.names()).toEqual(hand);
});

test('two tabs of one match do not write over each other', async ({ page, context }) => {
  const first = new GamePage(page);
  await first.open(9, address);
  await first.startEastRound();
  await first.moment();
  const hand = await first.names();
  const second = new GamePage(await context.newPage());
  await second.open(9, address);
  await expect(elsewhere(second)).toBeVisible();
  await expect(elsewhere(first)).toBeHidden();

  await elsewhere(second).getByRole('button', { name: 'Play here' }).click();
  await second.moment();
  expect(await second.names()).toEqual(hand);
  await expect(elsewhere(first)).toBeVisible();
  await second.playTurn();
  await second.moment();
  const later = await second.names();
  await second.page.close();
  await expect(elsewhere(first)).toBeHidden();
  await first.moment();
  expect(await first.names()).toEqual(later);
});

test('a link is copied', async ({ page }) => {
  await new GamePage(page).open(9, address);
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Challenge a friend' });
  await copyBy('Copy link', dialog);
  const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.prepend(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  await expect(page.locator('textarea')).toHaveValue(link);
});

function elsewhere({ page }: GamePage) {
  return page.getByRole('alert').filter({ hasText: 'This match is being played in another tab' });
}
