import type { Options, RuleSetId } from '../engine/types';
import type { BotPart, GameBook, Knowledge } from './botPart';
import type { RouteGame } from './routes/routeGame';

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

/** Loads the book of a game, if it has one. */
export async function loadBook(rules: RuleSetId): Promise<void> {
  const game = games.get(rules);
  if (game) game.book ??= await game.part.loadBook();
}

/** Loads what was learned of such tables, if anything was. */
export async function loadLearned({ rules, options }: Game): Promise<void> {
  const game = games.get(rules);
  const name = game?.part.learnedFor(options) ?? null;
  if (game && name !== null) await learn(game, name);
}

/** Loads the books of all games and everything that was learned of them: for the command line and tests. */
export async function loadAllBooks(): Promise<void> {
  await Promise.all(
    [...games].flatMap(([rules, game]) => [
      loadBook(rules),
      ...Object.keys(game.part.learned).map((name) => learn(game, name)),
    ]),
  );
}

async function learn({ part, learned }: Known, name: string): Promise<void> {
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

/** What is known of the routes of a game, once it is loaded; null for a game that is not one of sets, or has no book. */
export function routesOf(rules: RuleSetId): RouteGame | null {
  return bookOf(rules)?.routes ?? null;
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
