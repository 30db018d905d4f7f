import { readdirSync } from 'node:fs';
import { ASK, FOR_EVER, HEADERS } from '../scripts/hosting';
import { installAutoPlayer, playTo, startMatch } from './autoPlayer';
import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { HOSTS, startHost } from './hosts';
import { untilKept } from './servedCopy';

test.use({ serviceWorkers: 'allow' });

for (const host of HOSTS)
  test(`${host.name} serves the app from a folder`, async ({ page }) => {
    test.skip(host.program === null, `${host.name} is not installed`);
    const { address, stop } = await startHost(host);
    const answers = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    if (host.sendsHeaders) await expectHeaders(address);

    await installAutoPlayer(page);
    const game = new GamePage(page);
    await game.open(9, address);
    await startMatch(page, 'East round');
    await playTo(page, 'result');
    await page.reload();
    await expect(game.next).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${address}#history`);
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();

    await untilKept(page);
    await stop();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${address}#rules/taisen`);
    await expect(page).toHaveTitle(/^Rules: Taisen/);
    await page.goto('about:blank');
    await game.visit(9, address);
    await page.getByRole('button', { name: 'Continue match' }).click();
    await game.goOn();
    await game.playTurn();
  });

/** What is sent is what `hosting` says, and nothing that is not there is kept. */
async function expectHeaders(address: string): Promise<void> {
  const asset = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';
  const kept = [
    ['', 200, ASK],
    ['index.html', 200, ASK],
    ['sw.js', 200, ASK],
    ['manifest.webmanifest', 200, ASK],
    [`assets/${asset}`, 200, FOR_EVER],
    ['assets/none.js', 404, null],
    ['icon-192.png', 200, null],
  ] as const;
  for (const [file, status, cache] of kept) {
    const answer = await fetch(address + file);
    expect([file, answer.status, answer.headers.get('cache-control')]).toEqual([file, status, cache]);
    for (const [name, value] of Object.entries(HEADERS)) expect(answer.headers.get(name)).toBe(value);
  }
  const { headers } = await fetch(`${address}manifest.webmanifest`);
  expect(headers.get('content-type')).toBe('application/manifest+json');
}
