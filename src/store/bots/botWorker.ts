import { standardBot } from '../../bots/levels';
import { loadBot } from '../../bots/registry';
import { replyTo } from './answer';
import type { Answered, Begun, Question } from './botClient';
import type { BotReply, BotRequest } from './botPort';
import { learnGame } from './learnGame';

/** Loads the rules of a game when it is first asked about, and what this bot needs to play it. */
async function learn({ bot, view }: BotRequest): Promise<void> {
  await learnGame(view.rules);
  if (!(await loadBot(bot, view))) await loadBot(standardBot(view.rules), view);
}

async function answerTo({ id, request }: Question): Promise<BotReply> {
  try {
    await learn(request);
    say({ id, isBegun: true });
    return replyTo(request);
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

async function answer(question: Question): Promise<void> {
  say({ id: question.id, reply: await answerTo(question) });
}

function say(said: Answered | Begun): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
  self.postMessage(said);
}

/** The bots' own thread: says when it thinks about a question, and answers with what `replyTo` gives. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));
