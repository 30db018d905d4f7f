import type { Bot } from './bot';
import { fast } from './fast';
import { neverClaims } from './neverClaims';
import { gentle } from './gentle';
import { random } from './random';
import { routes } from './routes';
import { routes1 } from './routes1';
import { routesFirstGuess } from './routesFirstGuess';

const BOTS: readonly Bot[] = [random, fast, neverClaims, routes, routes1, gentle, routesFirstGuess];

/** The bot with this id, if there is one. */
export function findBot(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id);
}

export function botIds(): string[] {
  return BOTS.map(({ id }) => id);
}
