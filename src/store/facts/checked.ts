import { drillFileOf } from '../../coach/drills/knownDrills';
import { changedOptions } from '../../engine/options';
import { ruleSetOf } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';

/**
 * How far the coach was checked for a table: for just these rules, for the game with other options (`near`), or not at
 * all. A game that was checked has drills.
 */
export type Checked = 'checked' | 'near' | 'unchecked';

/** How far the coach was checked for this table. The game must be loaded. */
export function checkedFor({ rules, options }: { rules: RuleSetId; options: Options }): Checked {
  if (!drillFileOf(rules)) return 'unchecked';
  return Object.keys(changedOptions(ruleSetOf(rules).options, options)).length === 0 ? 'checked' : 'near';
}
