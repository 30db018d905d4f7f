import { defaultOptions, parseOptions } from '../../engine/options';
import type { OptionSpec } from '../../engine/rules';
import { findRuleSet } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';

/** The options of all rule sets in the groups in which they are offered; every name here has its words. */
export const OPTION_GROUPS = {
  match: ['rounds', 'dealerRepeats', 'startPoints', 'goulash', 'potPoints'],
  table: ['claimSeconds', 'strictCalling', 'falseWin', 'falseWinPoints'],
  play: ['bonusTiles', 'dice', 'deadWall', 'severalWinners', 'robKong', 'groups', 'winFromAnyone'],
  hands: ['minimumFaan', 'commonHand', 'simples', 'sevenPairs', 'sevenPairsDistinct'],
  limits: ['limitHands', 'limitPoints', 'limitConcealment', 'dragonsConcealed', 'limitFaan'],
  payment: ['rise', 'responsibility', 'dealerDoubles', 'pao'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OptionGroup = keyof typeof OPTION_GROUPS;
export type OptionId = (typeof OPTION_GROUPS)[OptionGroup][number];

/** What the options that are a word may be; every value here has its words. */
export const OPTION_WORDS = {
  dealerRepeats: ['always', 'three', 'never'],
  goulash: ['replay', 'pot'],
  falseWin: ['open-hand', 'pay'],
  dice: ['three', 'two-twice'],
  severalWinners: ['nearest', 'highest', 'all'],
  robKong: ['any', 'added', 'added-or-thirteen-orphans', 'never'],
  commonHand: ['plain', 'strict'],
  simples: ['numbered', 'middle'],
  limitConcealment: ['as-listed', 'semi-half'],
  rise: ['half-spicy', 'spicy'],
  responsibility: ['full', 'half'],
} as const satisfies Partial<Readonly<Record<OptionId, readonly string[]>>>;

export type WordOption = keyof typeof OPTION_WORDS;

/** Options that have no effect unless another option has a certain value. */
const NEEDS: Partial<Readonly<Record<OptionId, readonly [OptionId, boolean | string]>>> = {
  potPoints: ['goulash', 'pot'],
  falseWin: ['strictCalling', true],
  falseWinPoints: ['falseWin', 'pay'],
};

/** One option of a rule set as it can be chosen. */
export interface OfferedOption {
  readonly id: OptionId;
  readonly spec: OptionSpec;
}

/** The options of a rule set by group, without those that have no effect now. */
export function offeredOptions(
  rules: RuleSetId,
  options: Options,
): { readonly group: OptionGroup; readonly options: readonly OfferedOption[] }[] {
  const specs = findRuleSet(rules)?.options ?? {};
  const groups = Object.keys(OPTION_GROUPS) as OptionGroup[];
  return groups.flatMap((group) => {
    const ids: readonly OptionId[] = OPTION_GROUPS[group];
    const offered = ids.flatMap((id) => {
      const spec = specs[id];
      return spec && hasEffect(id, options) ? [{ id, spec }] : [];
    });
    return offered.length > 0 ? [{ group, options: offered }] : [];
  });
}

function hasEffect(id: OptionId, options: Options): boolean {
  const need = NEEDS[id];
  if (!need) return true;
  return options[need[0]] === need[1] && hasEffect(need[0], options);
}

/** What the options of a rule set may be, by name. */
export function optionsOf(rules: RuleSetId): Readonly<Record<string, OptionSpec>> {
  return findRuleSet(rules)?.options ?? {};
}

/** Completes the options that differ with the defaults. Gives the defaults if they cannot be used. */
export function completeOptions(rules: RuleSetId, changed: Options): Options {
  const specs = findRuleSet(rules)?.options ?? {};
  const parsed = parseOptions(specs, changed);
  return parsed.ok ? parsed.value : defaultOptions(specs);
}

/** Whether the engine takes these options. */
export function isPlayable(rules: RuleSetId, options: Options): boolean {
  const ruleSet = findRuleSet(rules);
  return ruleSet !== undefined && parseOptions(ruleSet.options, options).ok;
}
