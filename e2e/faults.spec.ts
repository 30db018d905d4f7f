import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

/** What goes wrong in the browser: run in the page before the app. */
const faults = {
  'no room at all': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'room for five texts': () => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the storage below
    const write = Storage.prototype.setItem;
    let left = 5;
    Storage.prototype.setItem = function (key, text) {
      if (left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, text);
    };
  },
  'a storage that is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  'a database that is blocked': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  },
  'a database that never opens': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'a database that gives up every write': () => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the store below
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      const request = put.call(this, value, key);
      this.transaction.abort();
      return request;
    };
  },
  'no worker': () => {
    Reflect.deleteProperty(window, 'Worker');
  },
  'a worker that throws': () => {
    window.Worker = class extends EventTarget {
      postMessage(): void {
        this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      }
      terminate(): void {}
    } as unknown as typeof Worker;
  },
  'a worker that never answers': () => {
    window.Worker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
  },
} satisfies Readonly<Record<string, () => void>>;

/** What is said of it at the table: a message, or what a seat says of itself; null where nothing is lost that the player would miss at once. */
const said: Readonly<Record<keyof typeof faults, RegExp | null>> = {
  'no room at all': /no room/,
  'room for five texts': /no room/,
  'a storage that is blocked': /keeps nothing/,
  'a database that is blocked': null,
  'a database that never opens': null,
  'a database that gives up every write': null,
  'no worker': null,
  'a worker that throws': null,
  'a worker that never answers': null,
};

/** Faults for which a stand-in plays. */
const STAND_INS = new Set<keyof typeof faults>([
  'no worker',
  'a worker that throws',
  'a worker that never answers',
]);

/** Faults after which nothing of the match is there when the page is loaded again. */
const LOST = new Set<keyof typeof faults>([
  'no room at all',
  'room for five texts',
  'a storage that is blocked',
]);

for (const name of Object.keys(faults) as (keyof typeof faults)[]) {
  test(`with ${name} a match is played on, and it is said in one sentence`, async ({ page }) => {
    const uncaught = uncaughtIn(page);
    await page.addInitScript(faults[name]);
    const game = new GamePage(page);
    if (name === 'a worker that never answers') {
      await page.clock.install();
      game.skipsPauses = true;
    }
    await game.open();
    await game.startEastRound();
    for (let turn = 0; turn < 4; turn++) await game.playTurn();
    await game.moment();
    const alerts = page.getByRole('alert');
    if (said[name]) await expect(alerts).toContainText(said[name]);
    await expect(alerts).toHaveCount(said[name] ? 1 : 0);
    const replaced = page.getByRole('region', { name: /a stand-in chose/ });
    await expect(replaced).toHaveCount(STAND_INS.has(name) ? 3 : 0);
    await page.reload();
    const home = page.getByRole('heading', { name: 'New match' });
    await expect(LOST.has(name) ? home : page.getByRole('main', { name: 'Table' })).toBeVisible();
    expect(uncaught).toEqual([]);
  });
}

test('a database that another tab changes is closed, and opened again', async ({ page, context }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startEastRound();
  await game.playTurn();
  await game.moment();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const version = await other.evaluate(
    () =>
      new Promise<number | string>((resolve) => {
        const request = indexedDB.open('hong-kong-mahjong-kept', 7);
        request.addEventListener('blocked', () => resolve('blocked'));
        request.addEventListener('success', () => {
          resolve(request.result.version);
          request.result.close();
        });
      }),
  );
  expect(version).toBe(7);
  await page.bringToFront();
  await game.playTurn();
  await game.moment();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('time to claim stands still while the page is frozen', async ({ page }) => {
  const game = new GamePage(page);
  await page.clock.install();
  await game.open();
  await page.getByRole('radio', { name: /^Timed/ }).check();
  await game.startEastRound();
  while ((await game.moment()) !== 'claim') await game.playTurn();
  // What is due while a page is frozen comes once, when it wakes.
  await page.clock.fastForward(8000);
  await expect(game.claim.getByRole('timer')).toBeVisible();
});

/** Errors that nothing in the page has caught, as they come; that a bot was replaced is reported like them. */
function uncaughtIn(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!/^The bot .* did not choose/.test(message)) uncaught.push(message);
  });
  return uncaught;
}
