import type { Plugin, Rolldown } from 'vite';
import { reached } from './reached.ts';

/** The scripts of a build by name, as far as they are read here. */
type Scripts = Readonly<Record<string, { readonly imports: readonly string[] }>>;

const importsIn = (scripts: Scripts) => (name: string) => scripts[name]?.imports ?? [];

/**
 * What a script lies on and a browser would ask for late: all that neither the script names, nor what it names.
 * @param there the scripts that have come before
 */
export function farImports(name: string, scripts: Scripts, there: ReadonlySet<string>): string[] {
  const importsOf = importsIn(scripts);
  const direct = importsOf(name);
  const near = new Set([name, ...direct, ...direct.flatMap(importsOf)]);
  return [...reached([name], importsOf)].filter((other) => !near.has(other) && !there.has(other));
}

/** They come last, when each of them has run for those that lie on it: nothing runs in another order. */
export function withImports(code: string, names: readonly string[]): string {
  return code.trimEnd() + names.map((name) => `import"./${name.slice(name.lastIndexOf('/') + 1)}";`).join('');
}

/**
 * Has every script that is loaded by itself name what it lies on more than two steps away. A browser asks for what a
 * script imports when it has read that script: a page on ten files, each of which imports the next, would wait for ten
 * answers in a row.
 */
export const flatImports: Plugin = {
  name: 'flat-imports',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const scripts = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
      const ofPage = reached(chunks.filter(isPage).map(nameOf), importsIn(scripts));
      const late = chunks.filter((chunk) => chunk.isDynamicEntry && !ofPage.has(chunk.fileName));
      for (const chunk of late)
        chunk.code = withImports(chunk.code, farImports(chunk.fileName, scripts, ofPage));
    },
  },
};

const isPage = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith('index.html') === true;
const nameOf = ({ fileName }: Rolldown.OutputChunk) => fileName;
