import { hashText } from '../../src/engine/random';
import { findRuleSet } from '../../src/engine/knownRules';
import { defaultOptions } from '../../src/engine/options';
import type { GameState } from '../../src/store/types';
import type { Stores } from '../../src/ui/context';
import { playOut } from '../support/challenges';
import { emptyState } from './fixtures';
import { historyOf } from './historyScene';

/** Names of scenes, and the game whose match is over. */
export const standingsOf: Readonly<Record<string, string>> = {
  'standings-played': 'hong-kong-old',
  'standings-classical': 'classical',
};

/** The standings of a match that was played to its end and is in the history; null for names of other scenes. Its game must be loaded. */
export function standingsScene(
  name: string,
): { address: string; state: GameState; history: NonNullable<Stores['history']> } | null {
  const rules = standingsOf[name];
  if (rules === undefined) return null;
  const options = defaultOptions(findRuleSet(rules)?.options ?? {});
  const bits = hashText(name).slice(0, 32);
  const bots = ['routes-1+flush', 'sharp+defender', 'gentle-2'];
  const { record, ended } = playOut({ rules, options, bits, text: '', bots }, 'scene');
  const { match, players, sheet } = ended;
  const state: GameState = {
    ...emptyState,
    screen: 'standings',
    match,
    players,
    sheet,
    scores: match.scores,
  };
  return { address: '', state, history: historyOf([record]) };
}
