import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addBots } from '../src/bots/knownBooks';
import { standardBot } from '../src/bots/levels';
import { findBot } from '../src/bots/registry';
import type { Dossier } from '../src/rule-sets/dossier';
import { games } from '../src/rule-sets/registry';

/** Budgets in kB: what a server compresses is counted compressed, everything else as it is. */
const budgets = {
  'scripts and styles until the first hand, without the worker': 131,
  'the same for a Chinese reader': 136,
  'scripts and styles until the first hand, with the worker': 150,
  'scripts and styles of the whole app': 259,
  'everything until the first hand': 250,
  'whole app': 600,
} as const;

type Budget = keyof typeof budgets;

interface BuiltFile {
  readonly path: string;
  readonly kind: string;
  readonly kilobytes: number;
}

/** What the build says of a source or of a named group of them: its file, and what that cannot start without. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const FOLDER = 'dist';
/** Where the build keeps its list of chunks; no browser asks for it. */
const MANIFEST = '.vite/manifest.json';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest']);

function readBuild(): BuiltFile[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readBuilt(join(entry.parentPath, entry.name)))
    .filter(({ path }) => path !== MANIFEST);
}

function readBuilt(file: string): BuiltFile {
  const kind = extname(file);
  const bytes = readFileSync(file);
  const size = compressible.has(kind) ? gzipSync(bytes).length : bytes.length;
  return { path: relative(FOLDER, file), kind, kilobytes: size / 1000 };
}

const chunks = JSON.parse(readFileSync(join(FOLDER, MANIFEST), 'utf8')) as Readonly<Record<string, Chunk>>;

/** The files of these sources, and all that they import at once. */
function filesOf(sources: readonly string[]): Set<string> {
  const found = new Set(sources);
  for (const source of found) for (const other of chunkOf(source).imports ?? []) found.add(other);
  return new Set([...found].map(chunkOf).flatMap(({ file, css = [] }) => [file, ...css]));
}

function chunkOf(source: string): Chunk {
  const chunk = chunks[source] ?? Object.values(chunks).find(({ name }) => name === source);
  if (!chunk) throw new Error(`The build has no file of its own for "${source}".`);
  return chunk;
}

/** What a page loads of a game before its first hand; the words are those of one language. */
const partsOf = ({ id }: Dossier, words: string) => [id, `src/rule-sets/${id}/words/${words}.ts`];

/** What the bots' thread loads of a game at a table of standard bots: their own code is there with the thread. */
async function botPartsOf({ id, bots }: Dossier): Promise<string[]> {
  const part = await bots();
  if (!part) return [id, 'src/bots/players/bookless.ts'];
  addBots(id, part);
  if (!findBot(standardBot(id)))
    throw new Error(`The standard bot of "${id}" is loaded apart: count it here.`);
  return [id, `src/rule-sets/${id}/book.ts`];
}

const PAGE = 'index.html';
const WORKER = 'src/store/bots/botWorker.ts';

interface Totals {
  readonly limited: Readonly<Record<Budget, number>>;
  /** What each game adds to the page and the bots' thread before its first hand. */
  readonly games: readonly { readonly id: string; readonly kilobytes: number }[];
}

async function totals(files: readonly BuiltFile[]): Promise<Totals> {
  const [first] = games();
  if (!first) throw new Error('There is no game.');
  const sum = (wanted: ReadonlySet<string>) =>
    files.reduce((total, { path, kilobytes }) => total + (wanted.has(path) ? kilobytes : 0), 0);
  const isCode = ({ kind }: BuiltFile) => kind === '.js' || kind === '.css';
  const total = (counted: readonly BuiltFile[]) => sum(new Set(counted.map(({ path }) => path)));
  const inEnglish = [PAGE, ...partsOf(first, 'en')];
  const page = filesOf(inEnglish);
  const all = filesOf([...inEnglish, WORKER, ...(await botPartsOf(first))]);
  const inChinese = filesOf([PAGE, 'src/ui/text/zhHantHK.ts', ...partsOf(first, 'zhHantHK')]);
  const shell = filesOf([PAGE, WORKER]);
  const loose = files.filter(
    ({ path, kind }) => kind === '.woff2' || kind === '.html' || path.endsWith('.svg'),
  );
  const own = games().map(async (game) => {
    const parts = filesOf([...partsOf(game, 'en'), ...(await botPartsOf(game))]);
    return { id: game.id, kilobytes: sum(new Set([...parts].filter((path) => !shell.has(path)))) };
  });
  return {
    limited: {
      'scripts and styles until the first hand, without the worker': sum(codeOf(page)),
      'the same for a Chinese reader': sum(codeOf(inChinese)),
      'scripts and styles until the first hand, with the worker': sum(codeOf(all)),
      'scripts and styles of the whole app': total(files.filter(isCode)),
      'everything until the first hand': sum(all) + total(loose),
      'whole app': total(files),
    },
    games: await Promise.all(own),
  };
}

const codeOf = (paths: ReadonlySet<string>) => new Set([...paths].filter((path) => /\.(js|css)$/.test(path)));

const line = (size: number, what: string) => console.log(`${size.toFixed(1).padStart(9)} ${what}`);

/** Prints every built file and the totals beside their budgets; gives the budgets that are exceeded. */
async function reportSize(): Promise<Budget[]> {
  const files = readBuild().toSorted((a, b) => b.kilobytes - a.kilobytes);
  for (const { path, kilobytes } of files) line(kilobytes, `kB  ${path}`);
  const { limited, games: own } = await totals(files);
  for (const { id, kilobytes } of own) line(kilobytes, `kB  of ${id} alone until its first hand`);
  const names = Object.keys(budgets) as Budget[];
  for (const name of names) line(limited[name], `of ${budgets[name]} kB  ${name}`);
  return names.filter((name) => limited[name] > budgets[name]);
}

const over = await reportSize();
for (const name of over) console.error(`Over budget: ${name}`);
process.exitCode = over.length > 0 ? 1 : 0;
