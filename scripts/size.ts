import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addBots } from '../src/bots/knownBooks';
import { standardBot } from '../src/bots/levels';
import { findBot } from '../src/bots/registry';
import type { Dossier } from '../src/rule-sets/dossier';
import { games } from '../src/rule-sets/registry';

/**
 * What the last release weighed, in kB: what a server compresses is counted compressed, everything else as it is. "Until
 * the first hand" is all that the first discard of a first match waits for: the page, the layout in use, one game with
 * its words in one language, and the bots' thread. "Meanwhile" is what the page fetches beside it and no screen waits
 * for. Positions to practise are fetched by who practises: they are counted apart, and in nothing else.
 */
const released = {
  'scripts and styles until the first hand, without the worker': 161.4,
  'the same for a Chinese reader': 165,
  'scripts and styles until the first hand, with the worker': 175.4,
  'scripts and styles fetched meanwhile': 66.5,
  'everything until the first hand': 226.4,
  'scripts and styles of the app with its first game': 577.6,
  'everything of the app with its first game': 649.3,
  'everything of another game': 34,
  'the positions to practise of one game': 120,
} as const;

/** How much a change may add before somebody has to look at it: a tenth. */
const SLACK = 1.1;

type Part = keyof typeof released;

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

/** Only a device fetches these, when the app is installed. */
const FOR_INSTALLING = new Set(['.png', '.webmanifest']);

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest']);

function readBuild(): BuiltFile[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readBuilt(join(entry.parentPath, entry.name)))
    .filter(({ path, kind }) => path !== MANIFEST && !FOR_INSTALLING.has(kind));
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

/** The layouts of the table; a page loads the one it shows. */
const LAYOUTS = ['desktop', 'landscape', 'portrait'].map((name) => `src/ui/table/${name}/index.css`);

/** For tables of three; every page loads it when it is idle. */
const THREE_SEATS = 'src/ui/table/portrait/threeSeats.css';

/** What the page fetches beside the first hand. */
const MEANWHILE = [
  'src/ui/motion/Motion.tsx',
  'src/store/facts/whyNot.ts',
  'src/ui/motion/win/WinReveal.tsx',
  'src/ui/table/Wall.tsx',
  'src/ui/lateBundle.ts',
  'src/ui/Screens.tsx',
  'src/ui/live/announce.ts',
  'src/ui/text/enLater.ts',
  'src/ui/sound/follow.ts',
  'src/store/records/idbHistory.ts',
  'recording',
];

/** All that is loaded for one game alone: in any language, for every bot, for the pages of its rules. */
function filesOfGame({ id }: Dossier): Set<string> {
  const own = Object.entries(chunks).filter(
    ([source, { name }]) => (source.startsWith(`src/rule-sets/${id}/`) && !isDrills(source)) || name === id,
  );
  return new Set(own.map(([, { file }]) => file));
}

/** Whether this source holds a game's positions to practise. */
function isDrills(source: string): boolean {
  return /^src\/rule-sets\/[\w-]+\/drills\//.test(source);
}

/** The files of all positions to practise. */
function drillFiles(): Set<string> {
  const sources = Object.keys(chunks).filter(isDrills);
  return new Set(sources.map((source) => chunkOf(source).file));
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
  return [id, `src/rule-sets/${id}/apart/book.ts`];
}

const PAGE = 'index.html';
const WORKER = 'src/store/bots/botWorker.ts';

interface GameTotals {
  readonly id: string;
  /** What it adds to the page and the bots' thread before its first hand. */
  readonly first: number;
  /** What it adds to the app. */
  readonly whole: number;
}

interface Totals {
  readonly limited: Readonly<Record<Part, number>>;
  readonly games: readonly GameTotals[];
}

const isCode = (path: string) => /\.(js|css)$/.test(path);

async function totals(files: readonly BuiltFile[]): Promise<Totals> {
  const [first, ...others] = games();
  if (!first) throw new Error('There is no game.');
  const sum = (wanted: Iterable<string>) => {
    const paths = new Set(wanted);
    return files.reduce((total, { path, kilobytes }) => total + (paths.has(path) ? kilobytes : 0), 0);
  };
  const codeOf = (paths: Iterable<string>) => sum([...paths].filter(isCode));
  const layout = Math.max(...LAYOUTS.map((sheet) => sum(filesOf([sheet]))));
  const inEnglish = [PAGE, ...partsOf(first, 'en')];
  const all = filesOf([...inEnglish, WORKER, ...(await botPartsOf(first))]);
  const meanwhile = filesOf([
    ...MEANWHILE,
    ...LAYOUTS,
    THREE_SEATS,
    `src/rule-sets/${first.id}/words/enLater.ts`,
  ]);
  const inChinese = filesOf([PAGE, 'src/ui/text/zhHantHK.ts', ...partsOf(first, 'zhHantHK')]);
  const shell = filesOf([PAGE, WORKER]);
  const loose = files.filter(
    ({ path, kind }) => kind === '.woff2' || kind === '.html' || path.endsWith('.svg'),
  );
  const ofOthers = new Set(others.flatMap((game) => [...filesOfGame(game)]));
  const drills = drillFiles();
  const withFirst = files.map(({ path }) => path).filter((path) => !ofOthers.has(path) && !drills.has(path));
  const own = games().map(async (game) => {
    const parts = filesOf([...partsOf(game, 'en'), ...(await botPartsOf(game))]);
    const added = [...parts].filter((path) => !shell.has(path));
    return { id: game.id, first: sum(added), whole: sum(filesOfGame(game)) };
  });
  const ofGames = await Promise.all(own);
  return {
    limited: {
      'scripts and styles until the first hand, without the worker': layout + codeOf(filesOf(inEnglish)),
      'the same for a Chinese reader': layout + codeOf(inChinese),
      'scripts and styles until the first hand, with the worker': layout + codeOf(all),
      'scripts and styles fetched meanwhile':
        codeOf([...meanwhile].filter((path) => !all.has(path))) - layout,
      'everything until the first hand': layout + sum([...all, ...loose.map(({ path }) => path)]),
      'scripts and styles of the app with its first game': codeOf(withFirst),
      'everything of the app with its first game': sum(withFirst),
      'everything of another game': Math.max(...ofGames.slice(1).map(({ whole }) => whole)),
      'the positions to practise of one game': Math.max(0, ...[...drills].map((path) => sum([path]))),
    },
    games: ofGames,
  };
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;
const line = (size: number, what: string) => console.log(`${size.toFixed(1).padStart(9)} ${what}`);

/** Prints every built file and the totals beside those of the last release; gives what grew by more than the slack. */
async function reportSize(): Promise<Part[]> {
  const files = readBuild().toSorted((a, b) => b.kilobytes - a.kilobytes);
  for (const { path, kilobytes } of files) line(kilobytes, `kB  ${path}`);
  const { limited, games: own } = await totals(files);
  for (const { id, first, whole } of own) {
    line(first, `kB  of ${id} alone until its first hand`);
    line(whole, `kB  of ${id} alone`);
  }
  const names = Object.keys(released) as Part[];
  for (const name of names)
    line(limited[name], `kB, ${percent(limited[name] / released[name])} of the last release: ${name}`);
  return names.filter((name) => limited[name] > released[name] * SLACK);
}

const over = await reportSize();
for (const name of over) console.error(`Grew by more than a tenth: ${name}`);
process.exitCode = over.length > 0 ? 1 : 0;
