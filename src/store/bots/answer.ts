import type { Bot } from '../../bots/bot';
import { findBot } from '../../bots/registry';
import { standardBot } from '../../bots/levels';
import { Random, seedDecision } from '../../engine/random';
import type { Action, RuleSetId } from '../../engine/types';
import type { BotReply, BotRequest } from './botPort';
import { sameObject } from './sameObject';

/** The bot with this id. If the id is unknown, the rule set's standard bot. */
function botNamed(id: string, rules: RuleSetId): Bot {
  const bot = findBot(id) ?? findBot(standardBot(rules));
  if (!bot) throw new Error(`There is no standard bot for "${rules}".`);
  return bot;
}

/** What the bot chooses. It depends on the request alone. */
function answer(request: BotRequest, find = botNamed): Action {
  const { bot, view, choices, words, player, decision } = request;
  const random = new Random(words);
  seedDecision(random, words, { player, decision });
  return find(bot, view.rules).decide({ ...view, options: sameObject(view.options) }, choices, random);
}

/** The same as `answer`, but what it throws becomes an error value. */
export function replyTo(request: BotRequest, find = botNamed): BotReply {
  try {
    return { ok: true, action: answer(request, find) };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}
