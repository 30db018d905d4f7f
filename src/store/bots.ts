import { findBot, standardBot } from '../bots/registry';
import type { BotOf } from './session';

/** The bot a player was given, or the standard one of the rule set. */
export const botOfPlayer: BotOf = (player, match) => {
  const bot = player.bot === null ? undefined : findBot(player.bot);
  return bot ?? standardBot(match.rules);
};
