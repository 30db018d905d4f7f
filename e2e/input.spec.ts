import type { CDPSession, Locator, Page } from '@playwright/test';
import { KEYBOARDS, pressOf } from '../tests/ui/keyboards';
import { expect, test } from './checked';
import { openScene } from './gallery';
import { GamePage } from './gamePage';
import { waitForStillness } from './stillness';

async function toTurn(game: GamePage): Promise<void> {
  while ((await game.moment()) !== 'turn') await game.choose('Pass');
}

const tilesOf = (game: GamePage) =>
  game.tiles().evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')).join());

for (const name of ['French', 'Persian', 'Bopomofo'])
  test(`a hand is typed into the calculator on a keyboard that is ${name}`, async ({ page }) => {
    const board = KEYBOARDS.find((each) => each.name === name);
    if (!board) throw new Error('There is no such keyboard.');
    await page.goto('/#calculator');
    await expect(page.getByRole('region', { name: 'The hand' })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    for (const sign of '123m456m789meee11d') {
      const press = { ...pressOf(board, sign), text: pressOf(board, sign).key };
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
    }
    await expect(page.locator('.calc-hand')).toContainText('14 of 14');
    await page.keyboard.press('9');
    await expect(page.getByText('9: now the suit')).toBeVisible();
  });

/** A finger that moves from the middle of a tile along these points. */
async function swipe(session: CDPSession, tile: Locator, way: readonly (readonly [number, number])[]) {
  await waitForStillness(tile.page());
  const box = await tile.boundingBox();
  if (!box) throw new Error('There is no such tile.');
  const at = ([x, y]: readonly [number, number]) => ({
    x: box.x + box.width / 2 + x,
    y: box.y + box.height / 2 + y,
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at([0, 0])] });
  for (const each of way)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(each)] });
}

/** The lit tiles that the card of a tile lies over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('.look')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('.table .tile--alike')]
      .map((tile) => tile.getBoundingClientRect())
      .filter((box) => box.bottom > card.top && box.top < card.bottom)
      .filter((box) => box.right > card.left && box.left < card.right);
  });

const letGo = (session: CDPSession) =>
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('up discards, sideways orders this hand, and a wobble chooses', async ({ page }) => {
    const game = new GamePage(page);
    await game.open();
    await game.startEastRound();
    await toTurn(game);
    const session = await page.context().newCDPSession(page);
    const chosen = game.tiles().and(page.locator('[aria-pressed=true]'));
    const line = page.locator('.drag-line:visible');

    await swipe(session, game.tiles().nth(2), [
      [6, -6],
      [9, -9],
    ]);
    await letGo(session);
    await expect(chosen).toHaveCount(1);
    await expect(page.locator('.drag')).toHaveCount(0);

    const before = await tilesOf(game);
    const moved = () =>
      game
        .tiles()
        .nth(1)
        .evaluate((tile) => getComputedStyle(tile).translate);
    // What lets tiles be dragged comes after the table, which is a table without it.
    await expect(async () => {
      await swipe(session, game.tiles().nth(0), [
        [40, 0],
        [80, 0],
        [130, 0],
      ]);
      try {
        // The others move aside.
        await expect.poll(moved, { timeout: 5_000 }).toMatch(/^-\d/);
      } catch (error) {
        await letGo(session);
        throw error;
      }
    }).toPass();
    await letGo(session);
    await expect.poll(() => tilesOf(game)).not.toBe(before);
    await expect(page.locator('.drag')).toHaveCount(0);
    const ordered = await tilesOf(game);

    await swipe(session, game.tiles().nth(4), [
      [0, -60],
      [0, -160],
      [0, -220],
    ]);
    await expect(line).toHaveText('Let go to discard');
    const heights = await page
      .locator('.drag, .tray, .rack, .bar')
      .evaluateAll((parts) =>
        parts.map((part) => [part.classList[0], Number(getComputedStyle(part).zIndex) || 0] as const),
      );
    expect(heights.toSorted((one, other) => other[1] - one[1])[0]?.[0]).toBe('drag');
    const goes = await game.tiles().nth(4).getAttribute('data-tile');
    await letGo(session);
    await expect(page.locator(`.hand [data-tile="${goes}"]`)).toHaveCount(0);
    await expect(page.locator('.drag')).toHaveCount(0);

    await toTurn(game);
    expect(ordered).toContain((await tilesOf(game)).split(',').slice(0, 2).join());
    const kept = await page.evaluate(() => localStorage.getItem('hong-kong-mahjong/settings') ?? '{}');
    expect(kept).not.toContain('"sorted":false');
  });

  test('holding a tile looks at it, and letting go does nothing', async ({ page }) => {
    await openScene(page, 'turn');
    const session = await page.context().newCDPSession(page);
    const card = page.locator('.look');
    for (const [tile, name] of [
      ['.hand [data-tile]', '4 Dots'],
      ['.river--across [data-tile]', 'East wind'],
    ] as const) {
      // What hears it may not be there yet.
      await expect(async () => {
        await swipe(session, page.locator(tile).first(), []);
        const isShown = await card.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
        if (!isShown)
          await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
        expect(isShown).toBe(true);
      }).toPass();
      await expect(card).toContainText(name);
      await expect(card).toContainText('not in sight');
      expect(await covered(page)).toEqual([]);
      await letGo(session);
      await expect(card).toHaveCount(0);
    }
    await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);
  });

  test('a discard is taken back while nobody has answered', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/#pace=normal');
    const game = new GamePage(page);
    game.skipsPauses = true;
    await game.startEastRound();
    await toTurn(game);
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = await tilesOf(game);
    await game.tiles().nth(3).tap();
    await expect(game.tiles().nth(3)).toContainText(/\d left/);
    await game.action(/^Discard /).tap();
    const takeBack = page.getByRole('button', { name: 'Take back' });
    await expect(takeBack).toBeVisible();
    await page.clock.runFor(300);
    await takeBack.tap();
    await expect(game.turn).toBeVisible();
    expect(await tilesOf(game)).toBe(before);
    await expect(game.live).toContainText('Taken back: your discard');
  });

  test('a second finger puts the tile back', async ({ page }) => {
    await openScene(page, 'turn');
    const session = await page.context().newCDPSession(page);
    const tile = page.locator('.hand [data-tile]').nth(2);
    await swipe(session, tile, [
      [0, -60],
      [0, -200],
    ]);
    await expect(page.locator('.drag-line:visible')).toHaveCount(1);
    const touchPoints = [
      { x: 200, y: 300, id: 0 },
      { x: 100, y: 300, id: 1 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.locator('.drag')).toHaveCount(0);
    await letGo(session);
    await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);
  });
});

test('a mouse drags a tile over the table, and Escape puts it back', async ({ page }) => {
  await openScene(page, 'turn');
  await waitForStillness(page);
  const box = await page.locator('.hand [data-tile]').nth(2).boundingBox();
  if (!box) throw new Error('There is no such tile.');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y - 200, { steps: 4 });
  await expect(page.locator('.drag-line:visible')).toHaveText('Let go to discard');
  await page.keyboard.press('Escape');
  await expect(page.locator('.drag')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);
});

test('with the coach open the focus stays in the hand, and the panel says how a chosen tile goes', async ({
  page,
}) => {
  await openScene(page, 'coach-turn');
  const panel = page.getByRole('dialog', { name: 'Coach', exact: true });
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.hand :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(panel.locator('.option').first()).toBeVisible();
  await expect(page.locator('.hand :focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/chosen: press it again to discard it/);
  await page.keyboard.press('ArrowDown');
  await expect(panel.locator('.option').first()).toBeFocused();
});
