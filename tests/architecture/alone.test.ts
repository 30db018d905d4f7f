import { describe, expect, it } from 'vitest';
import { ALONE } from '../alone';
import { importsOf, readSources } from './sources';
import type { Source } from './sources';

const sources = readSources('tests');
const standsIn = /\bvi\.(?:mock|doMock|resetModules)\(|\baddGame\(/;

/** Whether a source changes what others would meet. */
function changesMore({ path, text }: Source): boolean {
  return path.startsWith('support/toys/') || standsIn.test(text);
}

/** A source with all that it loads of the tests. */
function loadedBy(first: Source): ReadonlySet<Source> {
  const all = new Set([first]);
  for (const source of all) {
    for (const { to, own, typeOnly } of importsOf(source)) {
      const names = [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`];
      const other = sources.find(({ path }) => own && !typeOnly && names.includes(path));
      if (other) all.add(other);
    }
  }
  return all;
}

describe('the tests of the store that share their modules', () => {
  it('are those that change nothing for others', () => {
    const changing = sources.filter(
      (source) => /^store\/.*\.test\.ts$/.test(source.path) && [...loadedBy(source)].some(changesMore),
    );
    expect(changing.map(({ path }) => `tests/${path}`).toSorted()).toEqual(ALONE);
  });
});
