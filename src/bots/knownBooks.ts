import type { Options, RuleSetId } from '../engine/types';
import type { BotPart, GameBook, Knowledge } from './botPart';

/** What is known of one game: its part, and what of it was loaded. */
interface Known {
  readonly part: BotPart;
  book: GameBook | null;
  readonly learned: Map<string, Knowledge>;
}

/** What a deal or a view says of its game. */
export interface Game {
  readonly rules: RuleSetId;
  readonly options: Options;
}

const games = new Map<RuleSetId, Known>();

/** Makes a game known to the bots. A game that is not has no book: the bookless bot plays it. */
export function addBots(id: RuleSetId, part: BotPart): void {
  if (games.get(id)?.part !== part) games.set(id, { part, book: null, learned: new Map() });
}

/** What the game says of its bots; null where it has no book. Nothing needs to be loaded. */
export function botPartOf(rules: RuleSetId): BotPart | null {
  return games.get(rules)?.part ?? null;
}

/** Loads all that bots need at a table: the book, and what was learned of such tables. */
export async function loadBots({ rules, options }: Game): Promise<void> {
  const game = games.get(rules);
  if (!game) return;
  const name = game.part.learnedFor(options);
  await Promise.all([loadBook(game), name === null ? null : loadLearned(game, name)]);
}

/** Loads the books of all games and everything that was learned of them: for the command line and tests. */
export async function loadAllBots(): Promise<void> {
  await Promise.all(
    [...games.values()].flatMap((game) => [
      loadBook(game),
      ...Object.keys(game.part.learned).map((name) => loadLearned(game, name)),
    ]),
  );
}

async function loadBook(game: Known): Promise<void> {
  game.book ??= await game.part.loadBook();
}

async function loadLearned({ part, learned }: Known, name: string): Promise<void> {
  const load = part.learned[name];
  if (load && !learned.has(name)) learned.set(name, await load());
}

/** The book of a game, once it is loaded; null where there is none. */
export function bookOf(rules: RuleSetId): GameBook | null {
  const game = games.get(rules);
  if (!game) return null;
  if (!game.book) throw new Error(`The book of "${rules}" is not loaded yet.`);
  return game.book;
}

/** What was learned of such a table, once it is loaded; null where nothing was. */
export function knowledgeOf({ rules, options }: Game): Knowledge | null {
  const game = games.get(rules);
  const name = game ? game.part.learnedFor(options) : null;
  if (!game || name === null) return null;
  const learned = game.learned.get(name);
  if (!learned) throw new Error(`What was learned of "${rules}" (${name}) is not loaded yet.`);
  return learned;
}
