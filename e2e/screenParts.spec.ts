import { test as testAlone } from './checked';
import { expect, test } from './scenePage';
import { boxesOf, roomBetween } from './boxes';
import { openScene } from './gallery';
import { measure } from './stillness';

for (const [scene, width, height] of [
  ['home', 1280, 720],
  ['home', 1440, 900],
  ['home', 844, 390],
  ['saved', 1280, 720],
] as const)
  test(`the button of a new match stands at the foot of its form, ${scene}, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openScene(page, scene);
    const form = page.locator('.new-match');
    // On low desks it fits as long as this is folded.
    if (width === 1280) {
      expect(await form.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      await form.locator('.practice-match').waitFor({ state: 'attached' });
      await page.getByText('More', { exact: true }).click();
      await expect(page.getByText('Choices can be taken back')).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('switch', { name: 'Practice match' }).waitFor({ state: 'attached' });
    for (const top of [0, 10_000]) {
      await form.evaluate((scrolled, to) => scrolled.scrollTo(0, to), top);
      const [start, whole] = await boxesOf(page, ['.start', '.new-match']);
      expect(start?.[3]).toBeCloseTo(whole?.[3] ?? 0, 0);
    }
    await expect(page.getByText('Choices can be taken back')).toBeInViewport();
  });

test('each bot has a row of its own on the scale of the statistics, down to the smallest phone', async ({
  page,
}) => {
  await openScene(page, 'statistics-many');
  for (const [width, height] of [
    [1280, 720],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rows = await measure(page, () =>
      [...document.querySelectorAll('.stat-row')].map((row) => {
        const [name, dot, value] = [row.previousElementSibling, row.firstElementChild, row.nextElementSibling]
          .map((part) => part?.getBoundingClientRect())
          .map((box) => ({
            middle: ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2,
            left: box?.left ?? 0,
            right: box?.right ?? 0,
          }));
        if (!name || !dot || !value) throw new Error('A row is not whole.');
        return { name, dot, value };
      }),
    );
    expect(rows).toHaveLength(4);
    for (const { name, dot, value } of rows) {
      expect(Math.abs(dot.middle - name.middle)).toBeLessThan(2);
      expect(Math.abs(value.middle - name.middle)).toBeLessThan(2);
      expect(dot.left).toBeGreaterThan(name.right);
      expect(dot.right).toBeLessThan(value.left);
    }
  }
});

test("the calculator's foot begins where its page does on a lying phone", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openScene(page, 'home');
  await page.getByRole('button', { name: 'Calculator' }).click();
  const [words, count, button, pad] = await boxesOf(page, [
    '.calc-dock p',
    '.calc-hand header p',
    '.calc-dock .button',
    '.calc-pad',
  ]);
  expect(words?.[0]).toBeCloseTo(count?.[0] ?? 0, 0);
  expect(button?.[2]).toBeLessThanOrEqual(pad?.[2] ?? 0);
  expect((pad?.[2] ?? 0) - (button?.[2] ?? 0)).toBeLessThan(20);
});

/** Pixels that the sheet of a practised position may leave blank above its foot. */
const BLANK = 40;

test('the sheet of practice is as high as what it says after the answer, and the same before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScene(page, 'practice-ask');
  const [asked] = await boxesOf(page, ['.panel--practice']);
  await openScene(page, 'practice-wrong');
  const [answered, last, acts] = await boxesOf(page, [
    '.panel--practice',
    '.options > li:last-child',
    '.practice-acts .button',
  ]);
  expect(answered).toEqual(asked);
  const blank = (acts?.[1] ?? 0) - (last?.[3] ?? 0);
  expect(blank).toBeGreaterThanOrEqual(0);
  expect(blank).toBeLessThan(BLANK);
});

test('two messages at once lie one below the other, and both can be answered', async ({ page }) => {
  await openScene(page, 'toasts');
  const messages = page.getByRole('alert');
  await expect(messages).toHaveCount(2);
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { below } = await roomBetween(page, ['.toast', '.toast ~ .toast']);
    expect(below, `${width} x ${height}`).toBeGreaterThan(0);
    expect(await measure(page, () => window.findFaults())).toEqual([]);
  }
  await page.getByRole('button', { name: 'Play here' }).click({ trial: true });
  await page.getByRole('button', { name: 'Close message' }).click({ trial: true });
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1024, 768],
] as const)
  test(`sums without a limit are told whole, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScene(page, 'classical-unlimited');
    const [total, card, sum, hand] = await boxesOf(page, [
      '.pair-total .delta',
      '.card--matrix',
      '.scored-sum',
      '.scored-hand',
    ]);
    expect(total?.[2]).toBeLessThanOrEqual(card?.[2] ?? 0);
    expect(sum?.[2]).toBeLessThanOrEqual(hand?.[2] ?? 0);
    const more = await page.locator('.card--matrix').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(more).toBe(0);
  });

for (const scene of ['practice-wrong', 'practice-classical-wrong'])
  test(`the best choice is seen whole after the answer, lying, ${scene}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openScene(page, scene);
    const { below } = await roomBetween(page, ['.option--best', '.practice-acts']);
    expect(below).toBeGreaterThanOrEqual(0);
    await expect(page.locator('.option--best')).toBeInViewport({ ratio: 1 });
  });

test('the coach shows what is discarded with a claim also on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openScene(page, 'coach-claim');
  await expect(page.locator('.option[aria-label^="Chow"] .option-note .tile').first()).toBeVisible();
});

for (const side of ['left', 'right'])
  testAlone(
    `a hand that is opened keeps clear of what stands ${side} of a very wide table`,
    async ({ page }) => {
      await page.setViewportSize({ width: 2560, height: 1080 });
      await openScene(page, `win-${side}-less`);
      await page.evaluate('showWin()');
      const order = ['.win-hand', '.wide--right'] as const;
      const { beside } = await roomBetween(page, side === 'right' ? order : ['.wide--left', '.win-hand']);
      expect(beside).toBeGreaterThan(0);
    },
  );

/** Runs in the page: how many tiles are seen where the own hand lies. What has no box of its own hides nothing. */
function ownTilesSeen(): number {
  const isSeen = (element: Element | null): boolean => {
    if (!element) return true;
    const { opacity, display } = getComputedStyle(element);
    return (opacity !== '0' || display === 'contents') && isSeen(element.parentElement);
  };
  return [...document.querySelectorAll('.own .rack .tile')].filter(isSeen).length;
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const)
  testAlone(
    `what a win of your own shows is not seen where it lay, ${width} x ${height}`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openScene(page, 'win-own-less');
      expect(await page.evaluate(ownTilesSeen)).toBeGreaterThanOrEqual(13);
      await page.evaluate('showWin()');
      await expect(page.locator('.win-layer:not(.win-layer--waiting) .win-hand')).toBeVisible();
      expect(await page.evaluate(ownTilesSeen)).toBe(0);
    },
  );

test('the tiles that are left are told beside a panel, also where rivers leave one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openScene(page, 'practice-ask');
  await expect(page.locator('.centre .left-line')).toBeVisible();
});

for (const [winner, isHidden] of [
  ['left', true],
  ['right', false],
] as const)
  testAlone(
    `the panel beside the table gives way to a hand that is opened there alone, won at the ${winner}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openScene(page, `win-${winner}-less`);
      const panel = page.locator('.wide--one');
      await expect(panel).toBeVisible();
      await page.evaluate('showWin()');
      await expect(panel).toBeVisible({ visible: !isHidden });
    },
  );
