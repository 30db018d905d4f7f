import type { RuleSet, Rules } from './rules';
import type { Options, RuleSetId } from './types';

const ruleSets = new Map<RuleSetId, RuleSet>();

/** Makes a rule set known under its id, so that deals and saves can name it. The engine itself knows none. */
export function addRuleSet(ruleSet: RuleSet): void {
  ruleSets.set(ruleSet.id, ruleSet);
}

/** The rule set with this id, if it has been made known. */
export function findRuleSet(id: RuleSetId): RuleSet | undefined {
  return ruleSets.get(id);
}

/** The ids of all known rule sets, in the order in which they were added. */
export function ruleSetIds(): RuleSetId[] {
  return [...ruleSets.keys()];
}

const resolved = new WeakMap<Options, Map<RuleSetId, Rules>>();
let last: Rules | null = null;

/** The rules that a deal (or a view of one) is played by. An unknown rule set throws: saves and records are checked when read. */
export function rulesOf(deal: { readonly rules: RuleSetId; readonly options: Options }): Rules {
  if (last && last.options === deal.options && last.id === deal.rules) return last;
  const byId = resolved.get(deal.options) ?? new Map<RuleSetId, Rules>();
  last = byId.get(deal.rules) ?? ruleSetOf(deal.rules).resolve(deal.options);
  resolved.set(deal.options, byId.set(deal.rules, last));
  return last;
}

/** The same where it is known to exist: an unknown id throws. */
export function ruleSetOf(id: RuleSetId): RuleSet {
  const ruleSet = ruleSets.get(id);
  if (!ruleSet) throw new Error(`There is no rule set called "${id}".`);
  return ruleSet;
}
