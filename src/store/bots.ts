import { findBot, standardBot } from '../bots/registry';
import type { BotOf } from './session';

/** The bot a player was given, or the standard one of the rule set. */
export const botOfPlayer: BotOf = (player, match) => {
  const given = player.bot === null ? undefined : findBot(player.bot);
  const bot = given ?? findBot(standardBot(match.rules));
  if (!bot) throw new Error(`There is no standard bot for "${match.rules}".`);
  return bot;
};
