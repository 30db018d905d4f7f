import { addBots, loadAllBooks } from '../bots/knownBooks';
import { loadAllBots } from '../bots/registry';
import { addRuleSet } from '../engine/knownRules';
import { games } from './registry';

// For command line and tests: all games are known at once, in their order, with their books and all bots.
const loaded = await Promise.all(games().map(({ rules, bots }) => Promise.all([rules(), bots()])));
for (const [rules, bots] of loaded) {
  addRuleSet(rules);
  if (bots) addBots(rules.id, bots);
}
await Promise.all([loadAllBooks(), loadAllBots()]);
