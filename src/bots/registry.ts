import type { Bot } from './bot';
import type { TuningId } from './reading';
import { botPartOf, loadBook, loadLearned } from './knownBooks';
import type { Game } from './knownBooks';
import { bookBot } from './players/bookBot';
import { gentle2As, gentleAs } from './players/gentle';
import { loadWithoutBook } from './players/withoutBook';
import { STYLE_IDS, type StyleId } from './styles/styleIds';

/** Makes a bot, plain or in a style. */
type Make = (id: string, style?: StyleId) => Bot;

const byBook =
  (tuning: TuningId): Make =>
  (id, style) =>
    bookBot(id, { tuning, style });

/** Bots that most tables need: their code is always there. */
const AT_HAND: Readonly<Record<string, Make>> = {
  'routes-first-guess': byBook('routes-first-guess'),
  routes: byBook('routes-1'),
  'routes-1': byBook('routes-1'),
  gentle: gentleAs,
  'gentle-2': gentle2As,
};

/** Bots that look ahead: their code, and what was learned of a game, are loaded when one is first asked. */
const AHEAD: Readonly<Record<string, () => Promise<Make>>> = {
  sharp: async () => (await import('./players/sharp')).sharpAs,
  master: async () => (await import('./players/master')).masterAs,
};

/** Bots without styles, loaded when one is first asked. */
const PLAIN: Readonly<Record<string, () => Promise<Bot>>> = {
  random: async () => (await import('./yardsticks/random')).random,
  fast: async () => (await import('./yardsticks/fast')).fast,
  'never-claims': async () => (await import('./yardsticks/neverClaims')).neverClaims,
  bookless: async () => (await import('./players/bookless')).bookless,
};

const STYLED = [...Object.keys(AT_HAND), ...Object.keys(AHEAD)];

const makers = new Map(Object.entries(AT_HAND));
const made = new Map<string, Bot>();

/** The bot with this id, which may name a style: `routes-1+flush`. Undefined for a bot that is unknown or not loaded. */
export function findBot(id: string): Bot | undefined {
  const bot = made.get(id) ?? makeBot(id);
  if (bot) made.set(id, bot);
  return bot;
}

function makeBot(id: string): Bot | undefined {
  const { plain, style } = partsOf(id);
  const make = makers.get(plain);
  if (style === undefined) return make?.(id);
  const known = STYLE_IDS.find((name) => name === style);
  return known && make?.(id, known);
}

/** An id without its style, and the style. */
function partsOf(id: string): { readonly plain: string; readonly style?: string } {
  const plus = id.indexOf('+');
  return plus < 0 ? { plain: id } : { plain: id.slice(0, plus), style: id.slice(plus + 1) };
}

/** The bot with this id; throws where there is none, or it is not loaded. */
export function botCalled(id: string): Bot {
  const bot = findBot(id);
  if (!bot) throw new Error(`There is no bot ${id}.`);
  return bot;
}

/** Loads all that this bot needs at a table: its code, the game's book, and what was learned if it looks ahead. */
export async function loadBot(id: string, game: Game): Promise<Bot | undefined> {
  const { plain } = partsOf(id);
  const hasBook = botPartOf(game.rules) !== null;
  await Promise.all([
    loadCode(plain),
    hasBook ? loadBook(game.rules) : loadWithoutBook(),
    Object.hasOwn(AHEAD, plain) ? loadLearned(game) : null,
  ]);
  return findBot(id);
}

/** Loads the code of every bot: for the command line and tests. */
export async function loadAllBots(): Promise<void> {
  await Promise.all([loadWithoutBook(), ...botIds().map(loadCode)]);
}

async function loadCode(plain: string): Promise<void> {
  if (makers.has(plain)) return;
  if (Object.hasOwn(AHEAD, plain)) makers.set(plain, await AHEAD[plain]!());
  if (!Object.hasOwn(PLAIN, plain)) return;
  made.set(plain, await PLAIN[plain]!());
}

/** The ids of all bots, without styles. */
export function botIds(): string[] {
  return [...Object.keys(PLAIN), ...STYLED];
}

/** The ids of all bots that can have a style, in every style. */
export function styledBotIds(): string[] {
  return STYLED.flatMap((plain) => STYLE_IDS.map((style) => `${plain}+${style}`));
}
