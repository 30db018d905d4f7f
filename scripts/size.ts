import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TABLE_PART } from './build/groups';

/**
 * What the last release weighed, in kB: texts as a server compresses them, pictures and fonts as they are. The largest
 * game is Japanese mahjong, which is new: with a mind of its own, other programs' records and three sets of terms.
 */
const RELEASED: Readonly<Record<string, number>> = {
  'the page with its table': 199.9,
  "the bots' thread at its start": 2.7,
  'the largest game': 61.2,
  'all else in assets': 486.1,
};

/** The languages that the last release did not have: whoever reads another loads none of their words. */
const NEW_LANGUAGES = ['ja', 'zh-Hans'];

/** How much a change may add before somebody has to look at it. */
const SLACK = 1.1;

/** What the build says of a source, or of a file that holds many. */
interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const chunks = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<
  Record<string, Chunk>
>;

/** The files that a source cannot start without. */
function startOf(source: string): Set<string> {
  const found = new Set([source]);
  for (const each of found) for (const other of chunks[each]?.imports ?? []) found.add(other);
  return new Set([...found].flatMap((each) => [chunks[each]?.file ?? '', ...(chunks[each]?.css ?? [])]));
}

/** The file of the build that goes by a name of `groups.ts`. */
function partNamed(wanted: string): string {
  const found = Object.keys(chunks).find((each) => chunks[each]?.name === wanted);
  if (found === undefined) throw new Error(`The build has no part "${wanted}".`);
  return found;
}

const page = new Set(['index.html', ...startOf('index.html'), ...startOf(partNamed(TABLE_PART))]);
const thread = startOf('src/store/bots/botWorker.ts');

const GAME = /\/rule-sets\/(.+?)(?:-\w{7}\.|\/)/;

function groupOf(file: string): string {
  if (page.has(file)) return 'the page with its table';
  if (thread.has(file)) return "the bots' thread at its start";
  const language = NEW_LANGUAGES.find(
    (tag) => file.includes(`/${tag}/`) || new RegExp(`[/.]${tag}-[\\w-]+\\.\\w+$`).test(file),
  );
  if (language !== undefined) return `words in ${language}`;
  if (file.includes('/drills/')) return 'positions to practise';
  return GAME.exec(file)?.[1] ?? (file.startsWith('assets/') ? 'all else in assets' : 'beside the page');
}

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'))
  .map((entry) => join(entry.parentPath, entry.name).slice('dist/'.length));

function weigh(file: string): number {
  const content = readFileSync(join('dist', file));
  return (/\.(png|woff2)$/.test(file) ? content.length : gzipSync(content).length) / 1000;
}

const line = (weight: number, what: string) => console.log(`${weight.toFixed(1).padStart(9)} kB  ${what}`);
const totals = new Map<string, number>();
for (const [weight, file] of files
  .map((each) => [weigh(each), each] as const)
  .toSorted(([a], [b]) => b - a)) {
  const group = groupOf(file);
  line(weight, `${group}: ${file}`);
  totals.set(group, (totals.get(group) ?? 0) + weight);
}
const ofGames = readdirSync('src/rule-sets').map((id) => totals.get(id) ?? 0);
totals.set('the largest game', Math.max(...ofGames));
for (const [group, weight] of totals) {
  const before = RELEASED[group];
  line(weight, before ? `${group}, ${((100 * weight) / before).toFixed(0)} % of the last release` : group);
  if (!before || weight <= before * SLACK) continue;
  console.error(`Grew by more than a tenth: ${group}`);
  process.exitCode = 1;
}
