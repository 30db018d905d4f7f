import { addBots } from '../bots/knownBooks';
import { addDrills } from '../coach/drills/knownDrills';
import { addRuleSet } from '../engine/knownRules';
import { games } from './registry';

// For command line and tests: all games are known at once, in their order. No bot is loaded: browser tests read this file, and
// their loader cannot read what was learned.
const loaded = await Promise.all(games().map(({ rules, bots }) => Promise.all([rules(), bots()])));
for (const [rules, bots] of loaded) {
  addRuleSet(rules);
  if (bots) addBots(rules.id, bots);
}
for (const { id, drills, mixtures } of games()) {
  if (drills) addDrills(id, drills);
  await mixtures?.();
}
