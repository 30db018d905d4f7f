import type { Bot } from './bot';
import { fast } from './yardsticks/fast';
import { neverClaims } from './yardsticks/neverClaims';
import { gentle, gentle2 } from './gentle';
import { master } from './master';
import { random } from './yardsticks/random';
import { routes } from './routes';
import { routes1 } from './routes1';
import { routesFirstGuess } from './yardsticks/routesFirstGuess';
import { sharp } from './sharp';
import { styledBot } from './styles/styledBot';

const BOTS: readonly Bot[] = [
  random,
  fast,
  neverClaims,
  routes,
  routes1,
  gentle,
  gentle2,
  routesFirstGuess,
  sharp,
  master,
];

/** The bot with this id, if there is one: a bot by itself, or a level in a style, as `routes-1+flush`. */
export function findBot(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id) ?? styledBot(id);
}

/** The bot with this id; throws where there is none. */
export function botCalled(id: string): Bot {
  const bot = findBot(id);
  if (!bot) throw new Error(`There is no bot ${id}.`);
  return bot;
}

export function botIds(): string[] {
  return BOTS.map(({ id }) => id);
}
