import { describe, expect, it } from 'vitest';
import { importsOf, readSources, type Source } from './sources';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Which file takes values from which; types are gone when the code runs. */
function valueImports(sources: readonly Source[], withLate: boolean): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  const fileOf = (to: string) =>
    [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`].find((path) => paths.has(path));
  return new Map(
    sources.map((source) => {
      const taken = importsOf(source).filter(
        ({ own, typeOnly, isLate }) => own && !typeOnly && (withLate || !isLate),
      );
      return [source.path, taken.flatMap(({ to }) => fileOf(to) ?? [])];
    }),
  );
}

/** The files that import themselves by way of others, as sorted groups: each group is one knot of circles. */
function circles(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((path) => [path, reachedFrom(graph, path)]));
  const isWithin = (a: string, b: string) => Boolean(reached.get(a)?.has(b) && reached.get(b)?.has(a));
  const knots = [...graph.keys()].filter((path) => isWithin(path, path));
  const groups = knots.map((path) => knots.filter((other) => isWithin(path, other)).toSorted());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set(graph.get(start));
  for (const path of found) for (const next of graph.get(path) ?? []) found.add(next);
  return found;
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
