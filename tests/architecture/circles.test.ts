import { describe, expect, it } from 'vitest';
import { reachedFrom, valueImports } from './graph';
import type { Graph } from './graph';
import { readSources } from './sources';

/** The files that import themselves by way of others, as sorted groups: each group is one knot of circles. */
function circles(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((path) => [path, reachedFrom(graph, path)]));
  const isWithin = (a: string, b: string) => Boolean(reached.get(a)?.has(b) && reached.get(b)?.has(a));
  const knots = [...graph.keys()].filter((path) => isWithin(path, path));
  const groups = knots.map((path) => knots.filter((other) => isWithin(path, other)).toSorted());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

const sources = readSources('src');

describe('the files of the sources', () => {
  it('import no value in a circle', () => {
    expect(circles(valueImports(sources, false))).toEqual([]);
  });

  it('import no value in a circle when what is loaded later counts too', () => {
    expect(circles(valueImports(sources, true))).toEqual([]);
  });
});

describe('the guard itself', () => {
  const a = { path: 'a.ts', text: "import { b } from './b';" };
  const b = { path: 'b.ts', text: "import { c } from './c/index';" };

  it.each([
    ["export { a } from '../a';", [['a.ts', 'b.ts', 'c/index.ts']], [['a.ts', 'b.ts', 'c/index.ts']]],
    ["const a = await import('../a');", [], [['a.ts', 'b.ts', 'c/index.ts']]],
    ["import type { A } from '../a';", [], []],
  ])('sees what %s closes', (text, now, later) => {
    const files = [a, b, { path: 'c/index.ts', text }];
    expect(circles(valueImports(files, false))).toEqual(now);
    expect(circles(valueImports(files, true))).toEqual(later);
  });
});
