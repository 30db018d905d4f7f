import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Budgets in kB: what a server compresses is counted compressed, everything else as it is. */
const budgets = {
  'scripts and styles until the first hand, without the worker': 131,
  'the same for a Chinese reader': 136,
  'scripts and styles of the whole app': 259,
  'everything until the first hand': 250,
  'whole app': 600,
} as const;

type Budget = keyof typeof budgets;

interface BuiltFile {
  readonly path: string;
  readonly kind: string;
  readonly kilobytes: number;
  /** The files that a script cannot start without. */
  readonly imports: readonly string[];
}

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest']);
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

function readBuild(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readBuilt(folder, join(entry.parentPath, entry.name)));
}

function readBuilt(folder: string, file: string): BuiltFile {
  const kind = extname(file);
  const bytes = readFileSync(file);
  const size = compressible.has(kind) ? gzipSync(bytes).length : bytes.length;
  const imports =
    kind === '.js' ? [...bytes.toString().matchAll(STATIC_IMPORT)].map(([, name = '']) => name) : [];
  return { path: relative(folder, file), kind, kilobytes: size / 1000, imports };
}

/** These files, and all that their scripts import at once. */
function withImports(files: readonly BuiltFile[], wanted: readonly BuiltFile[]): Set<BuiltFile> {
  const found = new Set(wanted);
  for (const { imports } of found) {
    for (const file of files) if (imports.includes(basename(file.path))) found.add(file);
  }
  return found;
}

/** The page with what it names, tile faces and font. */
function firstFiles(files: readonly BuiltFile[], words: readonly BuiltFile[]): Set<BuiltFile> {
  const page = readFileSync('dist/index.html', 'utf8');
  const named = files.filter(({ path, kind }) => page.includes(path) || ['.html', '.woff2'].includes(kind));
  return withImports(files, [...named, ...words]);
}

const isCode = ({ kind }: BuiltFile) => kind === '.js' || kind === '.css';
const sum = (files: Iterable<BuiltFile>) => [...files].reduce((total, { kilobytes }) => total + kilobytes, 0);

interface Totals {
  readonly limited: Readonly<Record<Budget, number>>;
  readonly withWorker: number;
}

function totals(files: readonly BuiltFile[]): Totals {
  const words = files.filter(({ path }) => /\/zhHantHK-[^/]+\.js$/.test(path));
  if (words.length !== 1) throw new Error('The Chinese dictionary is not where it is looked for.');
  const inEnglish = firstFiles(files, []);
  const first = firstFiles(files, words);
  const worker = files.filter(({ path }) => basename(path).startsWith('botWorker-'));
  if (worker.length !== 1) throw new Error("The bots' thread is not where it is looked for.");
  const all = new Set([...first, ...withImports(files, worker)]);
  return {
    limited: {
      'scripts and styles until the first hand, without the worker': sum([...inEnglish].filter(isCode)),
      'the same for a Chinese reader': sum([...first].filter(isCode)),
      'scripts and styles of the whole app': sum(files.filter(isCode)),
      'everything until the first hand': sum(all),
      'whole app': sum(files),
    },
    withWorker: sum([...all].filter(isCode)),
  };
}

const line = (size: number, what: string) => console.log(`${size.toFixed(1).padStart(9)} ${what}`);

/** Prints every built file and the totals beside their budgets; gives the budgets that are exceeded. */
function reportSize(): Budget[] {
  const files = readBuild('dist').toSorted((a, b) => b.kilobytes - a.kilobytes);
  for (const { path, kilobytes } of files) line(kilobytes, `kB  ${path}`);
  const { limited, withWorker } = totals(files);
  const names = Object.keys(budgets) as Budget[];
  for (const name of names) line(limited[name], `of ${budgets[name]} kB  ${name}`);
  line(withWorker, 'kB  scripts and styles until the first hand, with the worker');
  return names.filter((name) => limited[name] > budgets[name]);
}

const over = reportSize();
for (const name of over) console.error(`Over budget: ${name}`);
process.exitCode = over.length > 0 ? 1 : 0;
