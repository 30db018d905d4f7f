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

interface NamedMatch {
  readonly rules: RuleSetId;
  readonly title?: string | undefined;
}

/** What a match is called: its game, and what it brought of its own, such as another card. */
export function useMatchName(): (match: NamedMatch) => string {
  const nameOf = useGameName();
  return ({ rules, title }) => (title === undefined ? nameOf(rules) : `${nameOf(rules)}: ${title}`);
}
