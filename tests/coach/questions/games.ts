import { defaultOptions } from '../../../src/engine/options';
import { ruleSetOf } from '../../../src/engine/knownRules';
import type { Game } from '../../../src/bots/knownBooks';

/** A game with its usual options. */
export function usualGame(rules: string): Game {
  return { rules, options: defaultOptions(ruleSetOf(rules).options) };
}
