import { rulesOf } from '../../engine/knownRules';
import type { Options, RuleSetId } from '../../engine/types';

/** A hand as the card of this table prints it; null where it is not on it, or there is no card. */
export function printedHand(
  of: { readonly rules: RuleSetId; readonly options: Options },
  id: string,
): string | null {
  return rulesOf(of).card?.hands.find((hand) => hand.id === id)?.hand ?? null;
}
