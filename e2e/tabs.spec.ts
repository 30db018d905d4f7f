import type { Page } from '@playwright/test';
import { installAutoPlayer, startMatch } from './autoPlayer';
import { expect, test } from './checked';
import { GamePage } from './gamePage';

const SAVE = 'hong-kong-mahjong/match';

test('a second tab says the match is played elsewhere and can take it over', async ({ page, context }) => {
  const first = new GamePage(page);
  await first.open();
  await first.startEastRound();
  await first.moment();
  const hand = await first.names();
  const second = new GamePage(await context.newPage());
  await second.open();
  await expect(elsewhere(second)).toBeVisible();
  await expect(elsewhere(first)).toBeHidden();

  await elsewhere(second).getByRole('button', { name: 'Play here' }).click();
  await second.moment();
  expect(await second.names()).toEqual(hand);
  await expect(elsewhere(second)).toBeHidden();
  await expectStopped(first);

  await second.playTurn();
  await second.moment();
  const later = await second.names();
  await elsewhere(first).getByRole('button', { name: 'Play here' }).click();
  await first.moment();
  expect(await first.names()).toEqual(later);
  await expectStopped(second);
});

test('a tab that waits goes on when the one that plays closes', async ({ page, context }) => {
  const first = new GamePage(page);
  await first.open();
  await first.startEastRound();
  await first.moment();
  const second = new GamePage(await context.newPage());
  await second.open();
  await expect(elsewhere(second)).toBeVisible();
  const hand = await first.names();
  await page.close();
  await expect(elsewhere(second)).toBeHidden();
  await second.page.getByRole('button', { name: 'Continue match' }).click();
  await second.moment();
  expect(await second.names()).toEqual(hand);
});

/** `E2E_TAKEOVERS=50` for the long run. */
const TAKEOVERS = Number(process.env['E2E_TAKEOVERS'] ?? 4);

test.describe.configure({ timeout: 240_000 + TAKEOVERS * 10_000 });

for (const isBlocked of [false, true]) {
  const of = isBlocked ? 'an owner that is blocked' : 'an owner that plays';
  test(`${TAKEOVERS} times from ${of}: each save goes on from the one before`, async ({ page, context }) => {
    const tabs = [new GamePage(page), new GamePage(await context.newPage())] as const;
    for (const { page: each } of tabs) {
      await installAutoPlayer(each);
      await each.addInitScript(watchSaves, SAVE);
    }
    await tabs[0].open(9);
    await tabs[1].open(9);
    await startMatch(tabs[0].page, '4 rounds');
    // The promise of a page that never ends its match is not kept.
    for (const { page: each } of tabs) void each.evaluate('playTo("main.crash", 99999)').catch(() => null);
    for (let time = 0; time < TAKEOVERS; time++) {
      const [from, to] = time % 2 === 0 ? tabs : [tabs[1], tabs[0]];
      await from.page.evaluate((steps) => window.untilSaved(steps), 3 + ((time * 7) % 11));
      if (isBlocked) void from.page.evaluate(blockFor, 1500).catch(() => null);
      await elsewhere(to).getByRole('button', { name: 'Play here' }).click();
      await to.page.evaluate(() => window.untilSaved(2));
      await expect(elsewhere(from)).toBeVisible();
      // Whatever the other wrote when it woke is written over by now.
      await to.page.evaluate(() => window.untilSaved(1));
    }
    const written = await Promise.all(
      tabs.map(async ({ page: each }, tab) => {
        const saves = await each.evaluate(() => window.saves);
        return saves.map((save) => ({ ...save, tab }));
      }),
    );
    const saves = written.flat().toSorted((a, b) => a.at - b.at);
    const strays = saves.filter(isStray);
    expect(gaps(saves.filter((save) => !strays.includes(save)))).toEqual([]);
    // A tab that wakes may write once before it hears that it was replaced: the other then writes over it.
    expect(strays.length).toBeLessThanOrEqual(isBlocked ? TAKEOVERS : 0);
  });
}

/** Written by a tab between two saves of the other. */
function isStray(
  { tab }: { readonly tab: number },
  at: number,
  saves: readonly { readonly tab: number }[],
): boolean {
  return saves[at - 1]?.tab === 1 - tab && saves[at + 1]?.tab === 1 - tab;
}

interface SeenSave {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

declare global {
  interface Window {
    saves: SeenSave[];
    untilSaved: (more: number) => Promise<void>;
  }
}

/** To be run in the page before the app: notes every save that it writes. */
function watchSaves(saveKey: string): void {
  window.saves = [];
  let tell: (() => void) | null = null;
  // oxlint-disable-next-line typescript/unbound-method -- called with the storage below
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    write.call(this, key, text);
    if (key !== saveKey) return;
    window.saves.push({ at: performance.timeOrigin + performance.now(), text });
    tell?.();
  };
  window.untilSaved = (more) => {
    const goal = window.saves.length + more;
    return new Promise((resolve) => {
      tell = () => window.saves.length >= goal && resolve();
    });
  };
}

/** Keeps the page from doing anything for so many milliseconds. */
function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Where a save does not go on from the one before: in the same deal with all its choices, or in a later deal. */
function gaps(saves: readonly SeenSave[]): string[] {
  const read = saves.map(({ text }) => JSON.parse(text) as Saved);
  return read.flatMap((save, at) => {
    const before = read[at - 1];
    if (!before || save.match.dealt > before.match.dealt) return [];
    const isSame = save.match.bits === before.match.bits && save.match.dealt === before.match.dealt;
    const choices = JSON.stringify(save.choices.slice(0, before.choices.length));
    return isSame && choices === JSON.stringify(before.choices)
      ? []
      : [
          `${at}: ${before.match.dealt}/${before.choices.length} then ${save.match.dealt}/${save.choices.length}`,
        ];
  });
}

interface Saved {
  readonly match: { readonly bits: string; readonly dealt: number };
  readonly choices: readonly unknown[];
}

function elsewhere({ page }: GamePage) {
  return page.getByRole('alert').filter({ hasText: 'This match is being played in another tab' });
}

/** It says why, asks nothing, and no key or click writes anything. */
async function expectStopped(game: GamePage): Promise<void> {
  await expect(elsewhere(game)).toBeVisible();
  await expect(game.claim.or(game.turn)).toHaveCount(0);
  const before = await saveIn(game.page);
  await game.page.bringToFront();
  for (const key of ['d', 'Space', 'w', 'Enter']) await game.page.keyboard.press(key);
  await game.tiles().last().dblclick();
  expect(await saveIn(game.page)).toBe(before);
}

function saveIn(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), SAVE);
}
