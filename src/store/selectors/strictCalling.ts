import { rulesOf } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';

/** Where false wins are fined the player judges the hand alone: the table shows no waits, no worth and no reasons. */
export function isStrictCalling(of: { readonly rules: RuleSetId; readonly options: Options }): boolean {
  return rulesOf(of).fine !== null;
}
