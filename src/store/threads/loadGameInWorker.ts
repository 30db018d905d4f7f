import { addBots } from '../../bots/knownBooks';
import { addRuleSet, findRuleSet } from '../../engine/knownRules';
import type { RuleSetId } from '../../engine/types';
import { findGame } from '../../rule-sets/registry';

/** Loads the rules of a game and what its bots are made of, for a thread that is first asked about it. */
export async function loadGameInWorker(id: RuleSetId): Promise<void> {
  const game = findRuleSet(id) ? undefined : findGame(id);
  if (!game) return;
  const [rules, bots] = await Promise.all([game.rules(), game.bots()]);
  if (bots) addBots(game.id, bots);
  addRuleSet(rules);
}
