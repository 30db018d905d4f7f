import type { RuleSetId } from '../../engine/types';
import type { CalculatedGame } from '../../store/calculator/draft';
import { completeOptions } from '../../store/facts/optionList';
import type { MatchSetup } from '../../store/settings';

/** A game with the options of the last match where that was one of it, else as it comes. It must be loaded. */
export function gameOf(rules: RuleSetId, last: MatchSetup | null): CalculatedGame {
  return { rules, options: completeOptions(rules, last?.rules === rules ? last.options : {}) };
}
