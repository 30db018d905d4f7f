import { describe, expect, it } from 'vitest';
import { ISOLATED_TESTS } from '../isolated';
import { reachedFrom, valueImports } from './graph';
import { readSources } from './sources';
import type { Source } from './sources';

const sources = readSources('tests');
const graph = valueImports(sources, true);
/** What it serves is loaded once per visit. */
const SERVES_TEXTS = 'ui/rulesFetch.ts';
const standsIn = /\bvi\.(?:mock|doMock|resetModules)\(|\badd(?:Game|RuleSet)\(/;

/** Whether a source changes what others would meet. */
function changesMore({ path, text }: Source): boolean {
  return path.startsWith('support/toys/') || path === SERVES_TEXTS || standsIn.test(text);
}

/** Whether it, or anything of the tests that it loads, does. */
function disturbs(test: Source): boolean {
  const loaded = reachedFrom(graph, test.path);
  return changesMore(test) || sources.some((source) => loaded.has(source.path) && changesMore(source));
}

describe('the tests that share their modules', () => {
  it('are those that change nothing for others', () => {
    const changing = sources.filter((source) => /\.test\.tsx?$/.test(source.path) && disturbs(source));
    expect(changing.map(({ path }) => `tests/${path}`).toSorted()).toEqual(ISOLATED_TESTS);
  });
});
