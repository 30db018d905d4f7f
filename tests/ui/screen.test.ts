import { expect, it } from 'vitest';
import { layoutWords } from '../../src/ui/table/screen';

const NUMBER = /\((min|max)-(width|height|aspect-ratio): ([\d.]+)(?:px|\/(\d+))\)/g;

/** A screen of this size, as a browser asks it. */
function screenOf(width: number, height: number): (query: string) => boolean {
  const sizes: Record<string, number> = { width, height, 'aspect-ratio': width / height };
  const fits = (part: string) =>
    [...part.matchAll(NUMBER)].every(([, end, of = '', number, over = '1']) => {
      const limit = Number(number) / Number(over);
      const size = sizes[of] ?? Number.NaN;
      return end === 'min' ? size >= limit : size <= limit;
    });
  return (query) => query.split(',').some(fits);
}

it.each([
  [1440, 900, 'desktop slim roomy'],
  [1439, 900, 'desktop slim'],
  [1440, 779, 'desktop slim short'],
  [1920, 1080, 'desktop roomy'],
  [1280, 720, 'desktop slim short'],
  [1024, 768, 'desktop narrow slim short'],
  [2560, 1080, 'desktop roomy wide'],
  [844, 390, 'landscape'],
  [1200, 600, 'landscape'],
  [568, 320, 'landscape narrow fives lowest'],
  [667, 375, 'landscape narrow fives'],
  [768, 1024, 'portrait one-row tablet'],
  [700, 700, 'portrait short low one-row'],
  [390, 844, 'portrait phone slim high'],
  [390, 660, 'portrait phone slim short low compact'],
  [360, 740, 'portrait phone slim high short'],
  [320, 568, 'portrait phone slim narrow short low lowest compact shallow'],
])('knows a screen of %i by %i as %s', (width, height, words) => {
  expect(layoutWords(screenOf(width, height))).toBe(words);
});
