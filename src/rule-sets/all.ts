import { addRuleSet } from '../engine/knownRules';
import { games } from './registry';

// For command line and tests: all games are known at once.
for (const ruleSet of await Promise.all(games().map(({ rules }) => rules()))) addRuleSet(ruleSet);
