import { importsOf } from './sources';
import type { Source } from './sources';

/** Files by path, each with those that it takes values from. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Which file takes values from which; types are gone when the code runs. */
export function valueImports(sources: readonly Source[], withLate: boolean): Graph {
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

/** All files that one takes values from, by way of others too; itself only where that is a circle. */
export function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set(graph.get(start));
  for (const path of found) for (const next of graph.get(path) ?? []) found.add(next);
  return found;
}
