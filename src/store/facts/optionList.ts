import { defaultOptions, parseOptions } from '../../engine/options';
import type { OptionSpecs } from '../../engine/options';
import type { OptionSpec } from '../../engine/rules';
import { findRuleSet } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';
import { tableOf } from './knownTables';

/** What items count where that is changed. */
export { changedValues } from '../../engine/itemValues';
/** Options with lists and objects of their own. */
export { copyOptions } from '../../engine/options';
/** The value of a number that is missing, and whether one is a list of words. */
export { isList, NONE } from '../../engine/options';

/** One option of a rule set as it can be chosen. */
export interface OfferedOption {
  readonly id: string;
  readonly spec: OptionSpec;
}

interface OfferedGroup {
  readonly group: string;
  readonly options: readonly OfferedOption[];
}

/** The options of a rule set by group, without those that have no effect now. */
export function offeredOptions(rules: RuleSetId, options: Options): OfferedGroup[] {
  const specs = optionsOf(rules);
  const offered = Object.entries(tableOf(rules).groups).flatMap(([id, group]) => {
    const spec = specs[id];
    return spec && hasEffect(rules, id, options) ? [{ group, id, spec }] : [];
  });
  const groups = new Set(offered.map(({ group }) => group));
  return [...groups].map((group) => ({
    group,
    options: offered.filter((option) => option.group === group).map(({ id, spec }) => ({ id, spec })),
  }));
}

/** Whether the option means anything beside the others as they stand. */
export function hasEffect(rules: RuleSetId, id: string, options: Options): boolean {
  const need = tableOf(rules).needs[id];
  return !need || (options[need[0]] === need[1] && hasEffect(rules, need[0], options));
}

/** What the options of a rule set may be, by name. */
export function optionsOf(rules: RuleSetId): OptionSpecs {
  return findRuleSet(rules)?.options ?? {};
}

/** Completes the options that differ with the defaults. Gives the defaults if they cannot be used. */
export function completeOptions(rules: RuleSetId, changed: Options): Options {
  const specs = optionsOf(rules);
  const parsed = parseOptions(specs, changed);
  return parsed.ok ? parsed.value : defaultOptions(specs);
}

/** Whether the engine takes these options. */
export function isPlayable(rules: RuleSetId, options: Options): boolean {
  const ruleSet = findRuleSet(rules);
  return ruleSet !== undefined && parseOptions(ruleSet.options, options).ok;
}
