import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_POLICY, withPolicy } from '../../scripts/build/contentPolicy';

it('stands in the page before anything that is fetched', () => {
  const page = withPolicy(readFileSync('index.html', 'utf8'));
  const policy = page.indexOf(`content="${PAGE_POLICY}"`);
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(page.search(/<(link|script|style|img)/));
});

it('allows nothing that is written into the page, and no other host', () => {
  expect(PAGE_POLICY).toMatch(/^default-src 'none';/);
  expect(PAGE_POLICY).not.toMatch(/unsafe|data:|https?:|\*/);
});

it('is never left out in silence', () => {
  expect(() => withPolicy('<head></head>')).toThrow('The page has no <meta charset="utf-8" />.');
});
