import { loadAdvisor } from '../../../coach/advisor';
import { makeQuestion } from '../../../coach/questions/questions';
import { interned } from '../../bots/interned';
import { learnGame } from '../../bots/learnGame';
import type { Made, QuestionWish, Wished } from './questionPort';

async function made({ rules, options, kind, seed }: QuestionWish): Promise<Omit<Made, 'id'>> {
  try {
    await learnGame(rules);
    const game = { rules, options: interned(options) };
    await loadAdvisor(game);
    return { question: makeQuestion(game, kind, seed), error: null };
  } catch (error) {
    return { question: null, error: String(error) };
  }
}

async function answer({ id, wish }: Wished): Promise<void> {
  const answered: Made = { id, ...(await made(wish)) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no target
  self.postMessage(answered);
}

/** The thread in which questions are made, one after the other. */
self.addEventListener('message', ({ data }: MessageEvent<Wished>) => void answer(data));
