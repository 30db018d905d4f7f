import type { Bot } from '../../bots/bot';
import { findBot } from '../../bots/registry';
import { standardBot } from '../../bots/levels';
import { Random, seedDecision } from '../../engine/random';
import type { Action, Options, RuleSetId } from '../../engine/types';
import type { BotReply, BotRequest } from './botPort';

/** The bot with this id, or the rule set's standard one when it is not known (any more). */
function botNamed(id: string, rules: RuleSetId): Bot {
  const bot = findBot(id) ?? findBot(standardBot(rules));
  if (!bot) throw new Error(`There is no standard bot for "${rules}".`);
  return bot;
}

/** What the bot chooses: nothing enters but what the request holds. */
function answer(request: BotRequest, find = botNamed): Action {
  const { bot, view, choices, words, player, decision } = request;
  const random = new Random(words);
  seedDecision(random, words, { player, decision });
  return find(bot, view.rules).decide({ ...view, options: interned(view.options) }, choices, random);
}

/** `answer`, with whatever it throws as an error value. */
export function replyTo(request: BotRequest, find = botNamed): BotReply {
  try {
    return { ok: true, action: answer(request, find) };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

const known = new Map<string, Options>();

/** One object for equal options: each message brings a copy, and what rules have resolved is kept by identity. */
function interned(options: Options): Options {
  const key = JSON.stringify(options);
  const found = known.get(key) ?? options;
  known.set(key, found);
  return found;
}
