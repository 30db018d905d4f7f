import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slimFont, WEIGHTS } from '../../scripts/slimFont';

test('the font in the sources is the one of the package, with the weights of the interface', async () => {
  const font = readFileSync('src/ui/styles/hanken-grotesk.woff2');
  expect(Buffer.compare(font, await slimFont()), 'Run npm run font.').toBe(0);
});

test('every weight of the interface is in the font, and in its rule', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const weights = [...tokens.matchAll(/--w-\w+: (\d+);/g)].map(([, weight]) => Number(weight));
  expect(weights.length).toBeGreaterThan(2);
  expect(Math.min(...weights)).toBe(WEIGHTS.min);
  expect(Math.max(...weights)).toBeLessThanOrEqual(WEIGHTS.max);
  const rule = readFileSync('src/ui/styles/base.css', 'utf8');
  expect(rule).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
});
