import { findRuleSet, ruleSetIds } from '../../engine/knownRules';
import type { RuleSetId } from '../../engine/types';

/** The main choices for a new match under one rule set. Null where the rule set has no such option. */
export interface RuleChoice {
  readonly id: RuleSetId;
  readonly minimum: { readonly standard: number; readonly least: number; readonly most: number } | null;
  readonly rounds: { readonly standard: number; readonly values: readonly number[] } | null;
}

/** The rule sets on offer. */
export function ruleChoices(): RuleChoice[] {
  return ruleSetIds().map((id) => {
    const options = findRuleSet(id)?.options ?? {};
    const minimum = options['minimumFaan'];
    const rounds = options['rounds'];
    return {
      id,
      minimum:
        minimum?.type === 'number'
          ? { standard: minimum.default, least: minimum.min, most: minimum.max }
          : null,
      rounds:
        rounds?.type === 'number' && rounds.values
          ? { standard: rounds.default, values: rounds.values.toSorted((a, b) => a - b) }
          : null,
    };
  });
}
