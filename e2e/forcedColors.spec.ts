import type { Page } from '@playwright/test';
import { expect, test } from './scenePage';
import { openScene } from './gallery';
import { measure } from './stillness';

/** A dark palette under the light theme: what keeps the theme's dark ink is not seen. */
async function force(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
}

/** Runs in the page: a property of the first element of each selector, as the browser computes it. */
function lookOf(selectors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(selectors).map(([selector, property]) => {
      const [found = selector, pseudo] = selector.split('::');
      const element = document.querySelector(found);
      if (!element) throw new Error(`Nothing is ${selector}.`);
      return [selector, getComputedStyle(element, pseudo && `::${pseudo}`).getPropertyValue(property)];
    }),
  );
}

/** Runs in the page: what the system calls these colours. */
function systemColours(): Record<'ground' | 'ink' | 'light' | 'onLight' | 'grey', string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const colourOf = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const found = {
    ground: colourOf('Canvas'),
    ink: colourOf('CanvasText'),
    light: colourOf('Highlight'),
    onLight: colourOf('HighlightText'),
    grey: colourOf('GrayText'),
  };
  probe.remove();
  return found;
}

test('in forced colours a tile shows its whole face, and no other', async ({ page }) => {
  await openScene(page, 'turn');
  const sizes = () =>
    measure(page, () =>
      [...document.querySelectorAll('.tile > .face')].map((face) => {
        const { width, height } = face.getBoundingClientRect();
        return [Math.round(width * 10), Math.round(height * 10)];
      }),
    );
  const usual = await sizes();
  await force(page);
  expect(await sizes()).toEqual(usual);
});

for (const [scene, lines] of [
  ['standings', { '.chart-line--own': 'stroke', '.chart-line--dashed': 'stroke' }],
  ['statistics-many', { '.stat-points': 'stroke', '.stat-skill': 'stroke' }],
] as const)
  test(`in forced colours the lines of charts are the system's, ${scene}`, async ({ page }) => {
    await openScene(page, scene);
    await force(page);
    const { ink, light } = await measure(page, systemColours);
    for (const colour of Object.values(await measure(page, lookOf, lines)))
      expect([ink, light]).toContain(colour);
  });

test('in forced colours signs are painted, the main button stands out, and a choice that waits is grey', async ({
  page,
}) => {
  await openScene(page, 'practice-wrong');
  await force(page);
  const { ink, light, onLight, grey } = await measure(page, systemColours);
  expect(await measure(page, lookOf, { '.verdict .mark': 'background-color' })).toEqual({
    '.verdict .mark': ink,
  });
  await openScene(page, 'coach-turn');
  await force(page);
  expect(await measure(page, lookOf, { '.way-pips .held': 'background-color' })).toEqual({
    '.way-pips .held': light,
  });
  await openScene(page, 'claim');
  await force(page);
  const win = {
    '.act--win': 'background-color',
    '.act--win b': 'color',
    '.act--win span': 'forced-color-adjust',
  };
  expect(Object.values(await measure(page, lookOf, win))).toEqual([light, onLight, 'none']);
  await openScene(page, 'turn');
  await force(page);
  expect(Object.values(await measure(page, lookOf, { '.act--discard': 'color' }))).toEqual([grey]);
});

test("in forced colours the ground of a result's digits hides no word", async ({ page }) => {
  await openScene(page, 'result');
  await force(page);
  expect(await measure(page, lookOf, { '.own-change .delta': 'forced-color-adjust' })).toEqual({
    '.own-change .delta': 'none',
  });
});
