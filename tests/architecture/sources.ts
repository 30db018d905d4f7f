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
  /** Loaded when it is asked for, or a worker's file. */
  readonly isLate: boolean;
}

const clause = String.raw`(?:[\w$*\s,]|\{[\w$\s,]*\})*?`;
const statement = new RegExp(String.raw`\b(?:import|export)\b(${clause})\bfrom\s*['"]([^'"]+)['"]`, 'g');
const bare = /\bimport\s*['"]([^'"]+)['"]/g;
const late = /\bimport\s*\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"]/g;
const stringOrComment = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/.*|\/\*[\s\S]*?\*\//g;

/** Every file of these kinds under the folder; none where the folder is missing. */
export function readSources(folder: string, kinds: readonly string[] = ['.ts', '.tsx']): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** How many lines a text has. */
export function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** The text without its comments; strings stay. */
export function withoutComments(text: string): string {
  return text.replace(stringOrComment, (_, string: string | undefined) => string ?? '');
}

/** Code that has no comments any more, without the words in its strings; what a template reckons stays. */
export function withoutStrings(code: string): string {
  const reckoned = (template: string) => [...template.matchAll(/\$\{[^}]*\}/g)].join(' ');
  return code.replace(stringOrComment, "''").replace(/`(?:\\.|[^`\\])*`/g, reckoned);
}

/** Every static, dynamic and worker import and every re-export of a source. */
export function importsOf({ path, text }: Source): Import[] {
  const code = withoutComments(text);
  const statements = [...code.matchAll(statement)].map(([, names = '', to = '']) => ({
    ...target(path, to),
    typeOnly: isTypeOnly(names),
    isLate: false,
  }));
  const others = [...code.matchAll(bare)].map(([, to = '']) => ({
    ...target(path, to),
    typeOnly: false,
    isLate: false,
  }));
  const lates = [...code.matchAll(late)].map(([, module, url]) => ({
    ...target(path, module ?? url ?? ''),
    typeOnly: false,
    isLate: true,
  }));
  return [...statements, ...others, ...lates];
}

function target(from: string, to: string): Pick<Import, 'from' | 'to' | 'own'> {
  const own = to.startsWith('.');
  return { from, to: own ? posix.join(dirname(from), to) : to, own };
}

function isTypeOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const list = /^\s*\{([^}]*)\}\s*$/
    .exec(names)?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return Boolean(list?.length) && list!.every((name) => /^\s*type\s/.test(name));
}
