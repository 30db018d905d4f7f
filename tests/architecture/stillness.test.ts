import { describe, expect, it } from 'vitest';
import { importsOf, readSources, withoutComments, type Source } from './sources';

const takesSizes =
  /\bgetBoundingClientRect\(|\bboundingBox\(|\bscreenshot\(|\b(?:scroll|client|offset)(?:Width|Height)\b|\bAxeBuilder\b/;

/** It looks at tiles in flight, whose clock it has stopped. */
const looksAtMotion = 'motion.spec.ts';

function looksTooSoon(source: Source): boolean {
  const waits = importsOf(source).some(({ to }) => to === 'stillness');
  return !waits && source.path !== looksAtMotion && takesSizes.test(withoutComments(source.text));
}

const sources = readSources('e2e').filter(({ path }) => path !== 'stillness.ts');

describe('the browser tests', () => {
  it('take sizes and pictures of pages that stand still', () => {
    expect(sources.filter(looksTooSoon).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    'await tile.boundingBox();',
    'each.getBoundingClientRect()',
    'new AxeBuilder({ page })',
    'page.screenshot()',
  ])('must wait for stillness before %s', (text) => {
    expect(looksTooSoon({ path: 'a.spec.ts', text })).toBe(true);
    const waiting = `import { measure } from './stillness';\n${text}`;
    expect(looksTooSoon({ path: 'a.spec.ts', text: waiting })).toBe(false);
  });
});
