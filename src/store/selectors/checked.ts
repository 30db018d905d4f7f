import { drillFileOf } from '../../coach/drills/knownDrills';
import { hasUsualValues } from '../../engine/itemValues';
import type { Game } from '../../bots/knownBooks';
import { decidingChanges } from './presets';

/**
 * How far the coach was checked for a table: for just these rules, for the game with other options (`near`), or not at
 * all. Options that change no decision do not count. A game that was checked has drills; what was checked of it says nothing where items count otherwise.
 */
export type Checked = 'checked' | 'near' | 'unchecked';

/** How far the coach was checked for this table. The game must be loaded. */
export function checkedFor({ rules, options }: Game): Checked {
  if (!drillFileOf(rules) || !hasUsualValues(options)) return 'unchecked';
  return Object.keys(decidingChanges(rules, options)).length === 0 ? 'checked' : 'near';
}
