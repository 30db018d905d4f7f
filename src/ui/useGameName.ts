import type { RuleSetId } from '../engine/types';
import { useSettings, useStores } from './context';
import { gameCard } from './text/gameCard';

/** What a game is called where nothing else says which family it belongs to. */
export function useGameName(): (rules: RuleSetId) => string {
  const { cards } = useStores().games;
  const language = useSettings((settings) => settings.language);
  return (rules) => {
    const game = cards.find(({ id }) => id === rules);
    return game ? gameCard(game.words, language).long : rules;
  };
}
