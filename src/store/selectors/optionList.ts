import { defaultOptions, parseOptions } from '../../engine/options';
import type { OptionSpec, OptionSpecs } from '../../engine/optionSpec';
import { findRuleSet } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';

/** What items count where that is changed. */
export { changedValues } from '../../engine/itemValues';
/** Options with lists and objects of their own. */
export { copyOptions } from '../../engine/options';
/** The value of a number that is missing, what a text is called, and whether a value is a list of words. */
export { isList, titleOf } from '../../engine/options';
export { LONGEST_TEXT, NONE } from '../../engine/optionSpec';

/** One option of a rule set as it can be chosen. */
export interface OfferedOption {
  readonly id: string;
  readonly spec: OptionSpec;
}

interface OfferedGroup {
  readonly group: string;
  readonly options: readonly OfferedOption[];
}

/** These groups come first in a form, the others as the specs name them. */
const FIRST_GROUPS = ['match', 'table', 'play'];

/** The options of a rule set by group, without those that have no effect now. */
export function offeredOptions(rules: RuleSetId, options: Options): OfferedGroup[] {
  const specs = optionsOf(rules);
  const offered = Object.entries(specs)
    .flatMap(([id, spec]) => (hasEffect(rules, id, options) ? [{ id, spec }] : []))
    .toSorted((a, b) => (a.spec.place ?? 0) - (b.spec.place ?? 0));
  const all = Object.values(specs).map(({ group }) => group);
  const groups = new Set([...FIRST_GROUPS.filter((group) => all.includes(group)), ...all]);
  return [...groups]
    .map((group) => ({ group, options: offered.filter(({ spec }) => spec.group === group) }))
    .filter((each) => each.options.length > 0);
}

/** Whether the option means anything beside the others as they stand. */
export function hasEffect(rules: RuleSetId, id: string, options: Options): boolean {
  const specs = optionsOf(rules);
  const need = specs[id]?.needs;
  if (!need) return true;
  const [other, value] = need;
  return (options[other] ?? specs[other]?.default) === value && hasEffect(rules, other, options);
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
