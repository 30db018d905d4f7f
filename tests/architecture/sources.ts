import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative, sep } from 'node:path';

/** A source file by its path from the folder read, with `/` between the parts. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** One import: a path from the root of the sources for an own file, else the package's name. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly own: boolean;
  readonly typeOnly: boolean;
}

const clause = String.raw`(?:[\w$*\s,]|\{[\w$\s,]*\})*?`;
const statement = new RegExp(String.raw`\b(?:import|export)\b(${clause})\bfrom\s*['"]([^'"]+)['"]`, 'g');
const bare = /\bimport\s*\(?\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"]/g;
const stringOrComment = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/.*|\/\*[\s\S]*?\*\//g;

/** Every TypeScript file under the folder; none where the folder is missing. */
export function readSources(folder: string): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ['.ts', '.tsx'].includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** The text without its comments; strings stay. */
export function withoutComments(text: string): string {
  return text.replace(stringOrComment, (_, string: string | undefined) => string ?? '');
}

/** Every static, dynamic and worker import and every re-export of a source. */
export function importsOf({ path, text }: Source): Import[] {
  const code = withoutComments(text);
  const statements = [...code.matchAll(statement)].map(([, names = '', to = '']) =>
    resolveImport(path, to, isTypeOnly(names)),
  );
  const others = [...code.matchAll(bare)].map(([, module, url]) =>
    resolveImport(path, module ?? url ?? '', false),
  );
  return [...statements, ...others];
}

function resolveImport(from: string, to: string, typeOnly: boolean): Import {
  const own = to.startsWith('.');
  return { from, to: own ? posix.join(dirname(from), to) : to, own, typeOnly };
}

function isTypeOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const list = /^\s*\{([^}]*)\}\s*$/
    .exec(names)?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return Boolean(list?.length) && list!.every((name) => /^\s*type\s/.test(name));
}
