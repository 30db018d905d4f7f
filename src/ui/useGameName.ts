import type { RuleSetId } from '../engine/types';
import { useSettings, useStores } from './context';

/** What a game is called where nothing else says which family it belongs to. */
export function useGameName(): (rules: RuleSetId) => string {
  const { cards } = useStores().games;
  const language = useSettings((settings) => settings.language);
  return (rules) => cards.find(({ id }) => id === rules)?.words[language].long ?? rules;
}
