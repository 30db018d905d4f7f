import type { Page } from '@playwright/test';
import { expect, test } from './checked';
import { sceneAddress } from './gallery';
import { GamePage } from './gamePage';
import { BOTH } from './tags';

/** Makes everything that moves a hundred times slower. */
function slowMotion(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function slowly(frames, options) {
    const timing = typeof options === 'object' ? options : {};
    const [duration, delay] = [Number(timing.duration ?? 0) * 100, (timing.delay ?? 0) * 100];
    return animate.call(this, frames, { ...timing, duration, delay });
  };
}

const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

/** Opens a table at which it is the player's turn; the clock of play stands, so that nobody else moves. */
async function openTurn(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<GamePage> {
  const game = new GamePage(page);
  await page.addInitScript(slowMotion);
  await game.open();
  await game.startEastRound();
  while ((await game.moment()) !== 'turn') await game.playTurn();
  await page.emulateMedia({ reducedMotion });
  await page.goto('about:blank');
  await page.clock.install();
  await page.goto('/#pace=normal');
  await page.getByRole('button', { name: 'Continue match' }).click();
  await expect(game.turn).toBeVisible();
  // What moves is loaded beside the table, and shown by a timer: the clock must not stand before it is there.
  await expect(page.locator('.flights')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => running(page)).toBe(0);
  return game;
}

test(
  'a discard flies from the hand to its river place, and a click finishes it and is taken',
  BOTH,
  async ({ page }) => {
    const game = await openTurn(page, 'no-preference');
    const tile = game.tiles().first();
    const from = await tile.boundingBox();
    await tile.click();
    await game.action(/^Discard /).click();
    const flight = page.locator('.flights .tile').last();
    const place = page.getByRole('list', { name: 'Your discards' }).getByRole('img').last();
    await expect.poll(() => running(page)).toBeGreaterThan(1);
    const [start, end] = [await flight.boundingBox(), await place.boundingBox()];
    if (!from || !start || !end) throw new Error('There is no flight to be seen.');
    expect(start.y).toBeGreaterThan(end.y + 20);
    expect(start.y).toBeLessThanOrEqual(from.y);
    expect(await place.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');

    const next = await game.tiles().nth(3).boundingBox();
    if (!next) throw new Error('There is no fourth tile.');
    await page.mouse.click(next.x + next.width / 2, next.y + next.height / 2);
    await expect(game.tiles().nth(3)).toHaveAttribute('aria-pressed', 'true');
    // The click has also ended the pause: the next player's draw may be under way.
    await expect(page.locator('.flights .tile:not(.tile--down)')).toHaveCount(0);
    expect(await place.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  },
);

test('the rows of a result come from under curtains, and a key shows all of them', BOTH, async ({ page }) => {
  await page.addInitScript(slowMotion);
  await page.goto(sceneAddress('result', 'en'));
  await expect(page.locator('.curtain')).toHaveCount(3);
  const [list, curtain] = await Promise.all(
    ['.card--payments ul', '.card--payments .curtain'].map((part) => page.locator(part).boundingBox()),
  );
  const [edge, soft] = [(list?.y ?? 0) - (curtain?.y ?? 0), 8];
  expect(edge).toBeCloseTo(soft, 0);
  expect(curtain?.height).toBeCloseTo((list?.height ?? 0) + soft, 0);
  await page.keyboard.press('Shift');
  // What ends is told of in the frame after, and nothing may begin again then.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
  expect(await running(page)).toBe(0);
  await expect(page.locator('.curtain')).toHaveCount(0);
});

test('nothing moves where the system asks for less motion', async ({ page }) => {
  const game = await openTurn(page, 'reduce');
  const before = await game.discards();
  await game.tiles().first().click();
  await game.action(/^Discard /).click();
  await expect.poll(() => game.discards()).toBeGreaterThan(before);
  expect(await running(page)).toBe(0);
  await expect(page.locator('.flights .tile')).toHaveCount(0);
});

/** Runs in the page: when the parts of a win that is shown begin to move and rest, in milliseconds. */
function stepsOfWin(): Record<string, number[][]> {
  const steps: Record<string, number[][]> = {};
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation)) continue;
    const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
    const name = animation.animationName;
    const step = [delay, Number(endTime)].map(Math.round);
    const known = (steps[name] ??= []);
    if (!known.some((other) => String(other) === String(step))) known.push(step);
  }
  return steps;
}

/** Opens a scene of a win at its moment. */
async function openWin(page: Page, scene: string): Promise<void> {
  await page.goto(sceneAddress(scene, 'en'));
  await page.locator('main').waitFor();
  await page.evaluate('showWin()');
}

test('two wins are shown one after the other: groups part, the winning tile comes, the stamp', async ({
  page,
}) => {
  await openWin(page, 'win-two-80');
  expect(await page.evaluate(stepsOfWin)).toMatchObject({
    'win-part': [
      [160, 320],
      [520, 653],
    ],
    'win-land': [
      [320, 440],
      [653, 753],
    ],
    'win-stamp': [
      [440, 520],
      [753, 820],
    ],
  });
});

test('the winning tile comes from where it lay', async ({ page }) => {
  await openWin(page, 'win-own-320');
  const [lay, comes] = await Promise.all(
    ['.river .last .tile', '.win-hole > .tile'].map((tile) => page.locator(tile).boundingBox()),
  );
  if (!lay || !comes) throw new Error('There is no winning tile to be seen.');
  expect(comes.x + comes.width / 2).toBeCloseTo(lay.x + lay.width / 2, 0);
  expect(comes.y + comes.height / 2).toBeCloseTo(lay.y + lay.height / 2, 0);
});
