import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_POLICY } from '../../scripts/build/contentPolicy';
import { HOSTING } from '../../scripts/hosting';

// `npx vitest run tests/scripts/hosting -u` writes the files.
it.each(Object.entries(HOSTING))('is what the repository holds: %s', async (path, text) => {
  await expect(text).toMatchFileSnapshot(resolve(path));
});

it.each(Object.entries(HOSTING))('has the policy of the page, and keeps it out of frames: %s', (_, text) => {
  expect(text).toContain(`${PAGE_POLICY};frame-ancestors 'none'`);
});
