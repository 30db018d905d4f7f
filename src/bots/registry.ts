import type { RuleSetId } from '../engine/types';
import type { Bot } from './bot';
import { fast } from './fast';
import { neverClaims } from './neverClaims';
import { gentle } from './gentle';
import { random } from './random';
import { routes } from './routes';
import { routesFirstGuess } from './routesFirstGuess';

const BOTS: readonly Bot[] = [random, fast, neverClaims, routes, gentle, routesFirstGuess];

/** The bot with this id, if there is one. */
export function findBot(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id);
}

export function botIds(): string[] {
  return BOTS.map(({ id }) => id);
}

/** The bot that sits at a table of this rule set when nobody chose another. */
export function standardBot(rules: RuleSetId): string {
  return rules === 'taisen' ? 'fast' : 'routes';
}
