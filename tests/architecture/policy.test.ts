import { expect, it } from 'vitest';
import { importsOf, readSources } from './sources';

/** It drives WebKit by other means and has no page of Playwright. */
const DRIVES_WEBKIT = 'webkit.spec.ts';

it('every browser test notices what the Content-Security-Policy forbids', () => {
  const specs = readSources('e2e').filter(({ path }) => path.endsWith('.spec.ts') && path !== DRIVES_WEBKIT);
  const unchecked = specs.filter((spec) => !importsOf(spec).some(({ to }) => to === 'checked'));
  expect(unchecked.map(({ path }) => path)).toEqual([]);
});
