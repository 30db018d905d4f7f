import { addBots } from '../../bots/knownBooks';
import { standardBot } from '../../bots/levels';
import { loadBot } from '../../bots/registry';
import { addRuleSet, findRuleSet } from '../../engine/knownRules';
import { findGame } from '../../rule-sets/registry';
import { replyTo } from './answer';
import type { Answered, Question } from './botClient';
import type { BotReply, BotRequest } from './botPort';

/** Loads the rules of a game when it is first asked about, and what this bot needs to play it. */
async function learn({ bot, view }: BotRequest): Promise<void> {
  const game = findRuleSet(view.rules) ? undefined : findGame(view.rules);
  if (game) {
    const [rules, bots] = await Promise.all([game.rules(), game.bots()]);
    if (bots) addBots(game.id, bots);
    addRuleSet(rules);
  }
  if (!(await loadBot(bot, view))) await loadBot(standardBot(view.rules), view);
}

async function answerTo(request: BotRequest): Promise<BotReply> {
  try {
    await learn(request);
    return replyTo(request);
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

async function answer({ id, request }: Question): Promise<void> {
  const answered: Answered = { id, reply: await answerTo(request) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
  self.postMessage(answered);
}

/** The bots' own thread: answers each question with what `replyTo` gives. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));
