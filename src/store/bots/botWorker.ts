import { standardBot } from '../../bots/levels';
import { loadBot } from '../../bots/registry';
import { replyTo } from './answer';
import type { Answered, Question } from './botClient';
import type { BotReply, BotRequest } from './botPort';
import { learnGame } from './learnGame';

/** Loads the rules of a game when it is first asked about, and what this bot needs to play it. */
async function learn({ bot, view }: BotRequest): Promise<void> {
  await learnGame(view.rules);
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
