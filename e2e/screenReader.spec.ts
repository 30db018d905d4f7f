import type { Locator, Page } from '@playwright/test';
import { expect, test } from './checked';
import { GamePage } from './gamePage';
import { untilShown } from './look';

/** More stops for Tab than any screen has, and more decisions than any hand takes. */
const MOST_STOPS = 60;
const MOST_DECISIONS = 200;

test('a hand is played by roles, names and keys alone, and every message says what there is', async ({
  page,
}) => {
  const game = new GamePage(page);
  await game.open();
  await tabTo(page, page.getByRole('radio', { name: '4 rounds' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Start new match' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible();
  await expect(game.live).toHaveText(
    /^Dice for the seats: You \d+, .*East round, hand 1\. You are (East|South|West|North)\./,
  );
  let lying = await riversOf(page);
  let told = '';
  const heard = new Set<string>();
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const moment = await game.moment();
    told = await freshMessage(game, told);
    if (moment === 'result') break;
    lying = await expectDiscardsTold(page, told, lying);
    if (moment === 'claim') {
      heard.add('claim');
      await expectChoicesTold(game, told);
      await untilShown(page, () => page.keyboard.press(told.includes('You can win') ? 'w' : 'Space'));
    } else {
      heard.add('turn');
      await expectDrawTold(page, told);
      if (heard.size === 2 && !heard.has('read')) await readTable(game, heard);
      await untilShown(page, () =>
        /You can .*\bwin\b/.test(told) ? page.keyboard.press('w') : discardLast(page),
      );
    }
  }
  expect([...heard].toSorted()).toEqual(['claim', 'read', 'turn']);
  await expectResultTold(page, told);
});

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** Waits until the live region says something new. */
async function freshMessage({ live }: GamePage, before: string): Promise<string> {
  await expect(live).not.toHaveText(before === '' ? /^$/ : before);
  return live.innerText();
}

type Rivers = ReadonlyMap<string, readonly string[]>;

/** The names of the discards in each river, by its owner. */
async function riversOf(page: Page): Promise<Rivers> {
  const lists = await page.getByRole('list', { name: /discards$/ }).all();
  const entries = await Promise.all(
    lists.map(async (list) => {
      const owner = ((await list.getAttribute('aria-label')) ?? '').replace(/('s)? discards$/, '');
      const tiles = list.getByRole('listitem').getByRole('img');
      const names = await tiles.evaluateAll((all) =>
        all.map((tile) => tile.getAttribute('aria-label') ?? ''),
      );
      return [owner, names] as const;
    }),
  );
  return new Map(entries);
}

/** Each discard of the others that has come to lie in a river was told. */
async function expectDiscardsTold(page: Page, told: string, before: Rivers): Promise<Rivers> {
  const now = await riversOf(page);
  for (const [owner, names] of now) {
    if (owner === 'Your') continue;
    const known = before.get(owner) ?? [];
    // A claimed tile leaves its river, so the new ones are those past the common start.
    const common = names.findIndex((name, at) => name !== known[at]);
    const fresh = common < 0 ? [] : names.slice(Math.max(common, 0));
    for (const name of fresh) expect(told).toContain(`${owner} discarded ${name}.`);
  }
  return now;
}

/** What can be claimed is told in the words of the buttons. */
async function expectChoicesTold({ claim }: GamePage, told: string): Promise<void> {
  const offered = told.match(/You can ([^.]+)\./)?.[1] ?? '';
  const said = offered.split(/, | or /).toSorted();
  const names = await claim
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
  const verbs = names.flatMap((name) => /^(win|kong|pong|chow|pass)\b/i.exec(name)?.[1]?.toLowerCase() ?? []);
  expect(said).toEqual([...new Set(verbs)].toSorted());
}

/** The tile just drawn is told; after a claim there is none. */
async function expectDrawTold(page: Page, told: string): Promise<void> {
  expect(told).toContain('Your turn.');
  const drawn = page.getByRole('button', { name: /, just drawn/ });
  if ((await drawn.count()) === 0) return;
  const name = ((await drawn.getAttribute('aria-label')) ?? '').replace(/, just drawn.*/, '');
  expect(told).toContain(`You drew ${name}. Your turn.`);
}

async function discardLast(page: Page): Promise<void> {
  const hand = page.getByRole('toolbar', { name: 'Your hand' });
  await tabTo(page, hand.getByRole('button').and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(hand.getByRole('button', { pressed: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The table and the waits are read out on request. */
async function readTable({ page, live }: GamePage, heard: Set<string>): Promise<void> {
  await page.keyboard.press('r');
  const wall = await page
    .getByRole('img', { name: /^Wall: \d+ tiles left/ })
    .first()
    .getAttribute('aria-label');
  await expect(live).toContainText(`${/\d+/.exec(wall ?? '')?.[0]} tiles left`);
  await expect(live).toContainText(/You -?\d+/);
  await page.keyboard.press('t');
  await expect(live).toHaveText(/^(Your hand is not ready\.|Waiting for )/);
  heard.add('read');
}

async function expectResultTold(page: Page, told: string): Promise<void> {
  const win = page.getByRole('heading', { name: / wins? with \d+ faan/ });
  const drawn = page.getByRole('heading', { name: 'No winner' });
  await expect(win.or(drawn).first()).toBeVisible();
  const title = (await win.count()) > 0 ? await win.first().innerText() : '';
  const winner = /^(You|Mei|Wing|Chiu) wins? with (\d+) faan/.exec(title);
  if (winner)
    expect(told).toMatch(
      new RegExp(`${winner[1]} wins? with ${winner[2]} faan( on \\S+ tile)?, plus \\d+ points\\.`),
    );
  else expect(told).toContain('The wall is empty. No winner.');
}
