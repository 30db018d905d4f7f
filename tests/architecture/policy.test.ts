import { expect, it } from 'vitest';
import { importsOf, readSources } from './sources';

/** It drives WebKit by other means and has no page of Playwright. */
const DRIVES_WEBKIT = 'webkit.spec.ts';

/** Where `test` notices it. */
const WATCHED = ['checked', 'scenePage'];

it('every browser test notices what the Content-Security-Policy forbids', () => {
  const specs = readSources('e2e').filter(({ path }) => path.endsWith('.spec.ts') && path !== DRIVES_WEBKIT);
  const unchecked = specs.filter((spec) => !importsOf(spec).some(({ to }) => WATCHED.includes(to)));
  expect(unchecked.map(({ path }) => path)).toEqual([]);
});
