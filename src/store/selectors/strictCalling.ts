import { rulesOf } from '../../engine/knownRules';
import type { Game } from '../../bots/knownBooks';

/** Where false wins are fined the player judges the hand alone: the table shows no waits, no worth and no reasons. */
export function isStrictCalling(of: Game): boolean {
  return rulesOf(of).fine !== null;
}
