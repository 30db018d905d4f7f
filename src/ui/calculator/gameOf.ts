import type { RuleSetId } from '../../engine/types';
import type { Draft } from '../../store/calculator/draft';
import type { Game } from '../../bots/knownBooks';
import { newDraft } from '../../store/calculator/draft';
import { impossibleIn, inGame } from '../../store/calculator/compare';
import { completeOptions } from '../../store/selectors/optionList';
import { ownChanges } from '../../store/selectors/presets';
import type { MatchSetup } from '../../store/settings';

/** A game with its usual options. It must be loaded. */
export function usualGame(rules: RuleSetId): Game {
  return { rules, options: completeOptions(rules, {}) };
}

/** The same with the options of the last match; null where that was another game, or one with the usual options. */
export function gameOfLast(rules: RuleSetId, last: MatchSetup | null): Game | null {
  if (last?.rules !== rules) return null;
  const options = completeOptions(rules, last.options);
  return Object.keys(ownChanges(rules, options)).length === 0 ? null : { rules, options };
}

/** A draft in another game, or with other options; empty where its tiles cannot lie there. */
export function moved(draft: Draft, game: Game): Draft {
  return impossibleIn(draft, game) ? newDraft(game) : inGame(draft, game);
}
