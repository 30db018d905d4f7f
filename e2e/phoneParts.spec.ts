import { expect, test } from './scenePage';
import { boxesOf } from './boxes';
import { openScene } from './gallery';
import { measure } from './stillness';

/** A tile may lie over the ivory edge of the one beside it, in pixels. */
const EDGE = 1;

/** Runs in the page: how far the tiles of the others' melds lie over each other, at most; tiles that are told by words do not count. */
function meldsOver(): number {
  const shelves = [...document.querySelectorAll('.seat .melds[data-told=false]')];
  return Math.max(
    0,
    ...shelves.flatMap((shelf) => {
      const boxes = [...shelf.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect());
      return boxes.flatMap((box, at) =>
        boxes.slice(at + 1).map((other) => {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return Math.min(across, down);
        }),
      );
    }),
  );
}

for (const scene of ['claim', 'worst', 'many', 'coach-worst'])
  test(`melds lie wholly seen on phones, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of [
      [390, 844],
      [393, 852],
      [430, 932],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await measure(page, meldsOver), `${width} x ${height}`).toBeLessThanOrEqual(EDGE);
    }
  });

test('what a game shows of the seats stands between the bar and the plates, and the points stay', async ({
  page,
}) => {
  await openScene(page, 'classical-across');
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [bar] = await boxesOf(page, ['.game > .bar']);
    const tags = page.locator('.seat .plate-tag');
    await expect(tags).toHaveCount(3);
    for (const tag of await tags.all())
      expect((await tag.boundingBox())?.y, `${width} x ${height}`).toBeGreaterThanOrEqual(
        (bar?.[3] ?? 0) - 1,
      );
    for (const score of await page.locator('.seat .score').all()) await expect(score).toBeVisible();
    expect(await measure(page, () => window.findFaults())).toEqual([]);
  }
});

/** Runs in the page: dice that are too small to be read, and what they lie over. */
function badDice(): string[] {
  const dice = document.querySelector('.centre .dice');
  if (!dice?.checkVisibility()) return [];
  const box = dice.getBoundingClientRect();
  const others = [...document.querySelectorAll('.gauge, .centre .left-line, .river .tile')].filter((part) => {
    const other = part.getBoundingClientRect();
    const isApart =
      other.right <= box.left ||
      box.right <= other.left ||
      other.bottom <= box.top ||
      box.bottom <= other.top;
    return part.checkVisibility() && !isApart;
  });
  const least = Math.min(...[...dice.children].map((die) => die.getBoundingClientRect().width));
  return [
    ...(least < 12 ? [`a die is ${least} wide`] : []),
    ...others.map((part) => `over ${part.className}`),
  ];
}

for (const scene of ['claim', 'dice', 'worst', 'classical-claim', 'three-turn'])
  test(`dice can be read, and lie over nothing, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await measure(page, badDice), `${width} x ${height}`).toEqual([]);
    }
  });

test('the round is read once, in the centre, or in the bar where the centre is not shown', async ({
  page,
}) => {
  await openScene(page, 'claim');
  for (const [width, height, where] of [
    [390, 844, '.centre'],
    [360, 740, '.centre'],
    [768, 1024, '.centre'],
    [844, 390, '.centre'],
    [1440, 900, '.centre'],
    [390, 660, '.bar'],
    [320, 568, '.bar'],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await measure(page, () =>
      ['.centre', '.bar'].filter((part) => {
        const round = document.querySelector(`${part} b`)?.parentElement;
        return round?.checkVisibility() && round.getBoundingClientRect().width > 1;
      }),
    );
    expect(seen, `${width} x ${height}`).toEqual([where]);
    await expect(page.getByRole('heading', { name: 'East round hand 2' })).toBeAttached();
  }
});

test('in a replay with open hands the rivers of the middle lie apart', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const scene of ['replay-mid', 'replay-worst']) {
    await openScene(page, scene);
    await page.evaluate('showWin()');
    const gap = await measure(page, () => {
      const [above, below] = ['.river--across .tile', '.river--self .tile'].map((tiles) =>
        [...document.querySelectorAll(tiles)].map((tile) => tile.getBoundingClientRect()),
      );
      return (
        Math.min(...(below ?? []).map(({ top }) => top)) -
        Math.max(...(above ?? []).map(({ bottom }) => bottom))
      );
    });
    expect(gap).toBeGreaterThanOrEqual(5);
  }
});

test('the scale of the coach ends above the first choice, also in text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScene(page, 'coach-claim');
  for (const size of ['100%', '200%']) {
    await page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
    const [mark, option] = await measure(page, () => [
      document.querySelector('.axis u')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('.option')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(option).toBeGreaterThanOrEqual(mark ?? 0);
  }
});

test('beside a panel the name across is whole; own melds and ready box lie apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScene(page, 'coach-worst');
  const cut = await measure(
    page,
    () =>
      [...document.querySelectorAll('.plate-name b')].filter((name) => name.scrollWidth > name.clientWidth)
        .length,
  );
  expect(cut).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScene(page, 'worst');
  expect(await measure(page, () => window.findFaults())).toEqual([]);
});

test('few discards lie larger on an upright phone, and concealed hands are counted beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widthOfDiscards = () =>
    measure(page, () =>
      Math.round(document.querySelector('.river--self .tile')?.getBoundingClientRect().width ?? 0),
    );
  await openScene(page, 'turn');
  const few = await widthOfDiscards();
  for (const [seat, count] of [
    ['Mei', 10],
    ['Chiu', 10],
    ['Wing', 7],
  ] as const) {
    const hand = page
      .getByRole('region', { name: seat })
      .getByRole('img', { name: `${count} concealed tiles` });
    await expect(hand).toBeInViewport({ ratio: 1 });
  }
  await openScene(page, 'worst');
  expect(few).toBeGreaterThan((await widthOfDiscards()) + 2);
});
