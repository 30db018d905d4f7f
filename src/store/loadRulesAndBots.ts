import { addBots } from '../bots/knownBooks';
import { addRuleSet, findRuleSet } from '../engine/knownRules';
import type { RuleSetId } from '../engine/types';
import { findGame } from '../rule-sets/registry';

/** Loads what the page and its threads need of a game: its rules, and what its bots are made of. */
export async function loadRulesAndBots(id: RuleSetId): Promise<void> {
  const game = findRuleSet(id) ? undefined : findGame(id);
  if (!game) return;
  const [rules, bots] = await Promise.all([game.rules(), game.bots()]);
  if (bots) addBots(game.id, bots);
  addRuleSet(rules);
}
