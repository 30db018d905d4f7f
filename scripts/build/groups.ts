import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { reached } from './reached.ts';

const PAGE = resolve('src/main.tsx');
/** The table, and what is loaded ahead for it. No page is without it for long. */
const TABLE = [resolve('src/ui/table/TableScreen.tsx'), resolve('src/ui/preload.ts')];
/** The file of the build that holds it. */
export const TABLE_PART = 'table';
export const THREAD = resolve('src/store/bots/botWorker.ts');
/** Every thread. What one of them shares with the page must not lie among what only a page can run. */
const THREADS = readdirSync('src/store', { recursive: true, encoding: 'utf8' })
  .map((file) => resolve('src/store', file))
  .filter((file) => file.endsWith('Worker.ts') && /\bserve[<(]/.test(readFileSync(file, 'utf8')));

/** What changes less often than the app. */
const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|zustand)\//;

/** Files directly in the folder of a game. What lies in folders of its own there is loaded apart. */
const OF_GAME = /\/src\/rule-sets\/([\w-]+)\/(?!index\.)\w+\.ts$/;

/** Words that games share, by language. */
const SHARED_WORDS = /\/src\/(rule-sets\/shared\/)[\w-]+\/(words\/[\w-]+)\.ts$/;

/** The game in whose folder a file directly lies. */
function gameIn(id: string): string | undefined {
  return OF_GAME.exec(id)?.[1];
}

let parts: ReadonlyMap<string, string> | null = null;

/** The file of the build that a source is part of; null leaves it to the bundler, which makes a file of each set of users. */
export function groupOf(id: string, build: Rolldown.ChunkingContext): string | null {
  parts ??= allParts(build);
  const words = SHARED_WORDS.exec(id);
  if (words) return `${words[1]}${words[2]}`;
  return LIBRARIES.test(id) ? 'react' : (parts.get(id) ?? null);
}

/**
 * What is loaded first is in few files: the libraries, what every table needs, what only the page needs, what only the
 * table on it needs, what only the bots' thread needs, what several games need, and each game.
 */
function allParts(build: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const importsOf = (id: string) => build.getModuleInfo(id)?.importedIds ?? [];
  const lateOf = (id: string) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const everOfThread = reached(THREADS, (id) => [...importsOf(id), ...lateOf(id)]);
  const games = [...everOfThread].filter((id) => OF_GAME.test(id));
  const byGame = [...new Set(games.map(gameIn))].map((name) =>
    reached(
      games.filter((id) => gameIn(id) === name),
      importsOf,
    ),
  );
  const ofPage = reached([PAGE], importsOf);
  const ofMatch = reached([...TABLE, PAGE, ...games], importsOf);
  const ofTable = reached(TABLE, importsOf);
  const ofOneGame = (id: string) => !ofPage.has(id) && byGame.filter((ofGame) => ofGame.has(id)).length === 1;
  const partOf = (id: string): string | undefined => {
    const game = gameIn(id);
    if (game !== undefined) return `rule-sets/${game}`;
    if (ofOneGame(id)) return undefined;
    if (everOfThread.has(id)) return ofPage.has(id) ? 'engine' : ofMatch.has(id) ? 'games' : 'bots';
    if (id.includes('/node_modules/')) return undefined;
    return ofPage.has(id) ? 'page' : ofTable.has(id) ? TABLE_PART : undefined;
  };
  // Entries have files of their own, and each style sheet stays with what it styles.
  const started = [...ofMatch, ...reached([THREAD], importsOf)];
  return new Map(
    started
      .filter((id) => !id.endsWith('.css') && id !== PAGE && id !== THREAD)
      .flatMap((id) => {
        const part = partOf(id);
        return part === undefined ? [] : [[id, part]];
      }),
  );
}
