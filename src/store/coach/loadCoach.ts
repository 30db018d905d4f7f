import { advisorFor, loadAdvisor } from '../../coach/advisor';
import type { Advisor } from '../../coach/advisor';
import type { Game } from '../../bots/knownBooks';
import { sameObject } from '../bots/sameObject';
import { loadRulesAndBots } from '../loadRulesAndBots';

/** Loads a game in a thread, and what the coach knows of such a table; null where there is no coach for it. */
export async function loadCoach({ rules, options }: Game): Promise<Advisor | null> {
  await loadRulesAndBots(rules);
  const game = { rules, options: sameObject(options) };
  await loadAdvisor(game);
  return advisorFor(game);
}
