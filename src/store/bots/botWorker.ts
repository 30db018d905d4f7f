import { addBots, loadBots } from '../../bots/knownBooks';
import { addRuleSet, findRuleSet } from '../../engine/knownRules';
import type { SeatView } from '../../engine/view';
import { findGame } from '../../rule-sets/registry';
import { replyTo } from './answer';
import type { Answered, Question } from './botClient';
import type { BotReply, BotRequest } from './botPort';

/** Loads the rules of a game when it is first asked about, and what its bots know. */
async function learn(view: SeatView): Promise<void> {
  const game = findRuleSet(view.rules) ? undefined : findGame(view.rules);
  if (game) {
    const [rules, bots] = await Promise.all([game.rules(), game.bots()]);
    if (bots) addBots(game.id, bots);
    addRuleSet(rules);
  }
  await loadBots(view);
}

async function answerTo(request: BotRequest): Promise<BotReply> {
  try {
    await learn(request.view);
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
