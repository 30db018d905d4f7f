import { advisorFor, loadAdvisor } from '../../coach/advisor';
import type { Advisor } from '../../coach/advisor';
import type { Game } from '../../bots/knownBooks';
import { sameObject } from '../bots/sameObject';
import { loadGameInWorker } from '../threads/loadGameInWorker';

/** Loads a game in a thread, and what the coach knows of such a table; null where there is no coach for it. */
export async function loadCoach({ rules, options }: Game): Promise<Advisor | null> {
  await loadGameInWorker(rules);
  const game = { rules, options: sameObject(options) };
  await loadAdvisor(game);
  return advisorFor(game);
}
