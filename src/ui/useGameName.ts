import type { RuleSetId } from '../engine/types';
import type { GameCard } from '../store/games';
import { useSettings, useStores, useText } from './context';
import { gameCard } from './text/gameCard';

/** The card of a game in the language in use; undefined for one that is not on offer. */
function useCardOf(): (rules: RuleSetId) => GameCard | undefined {
  const { cards } = useStores().games;
  const language = useSettings((settings) => settings.language);
  return (rules) => {
    const game = cards.find(({ id }) => id === rules);
    return game && gameCard(game.words, language);
  };
}

/** What a game is called where nothing else says which family it belongs to. */
export function useGameName(): (rules: RuleSetId) => string {
  const cardOf = useCardOf();
  return (rules) => cardOf(rules)?.long ?? rules;
}

interface ScoredMatch {
  readonly rules: RuleSetId;
  readonly complete: boolean;
}

type Points = (points: number) => string;

/** How players of a match write what it has come to for them. As long as it goes on, and in most games, those are points: `inPoints`. */
export function useFinal(): (match: ScoredMatch, inPoints?: Points) => Points {
  const { total } = useText();
  const cardOf = useCardOf();
  return ({ rules, complete }, inPoints = total) => (complete ? cardOf(rules)?.final : undefined) ?? inPoints;
}

/** How final points follow from those of the hands, where they are others. */
export function useFinalNote(): (rules: RuleSetId) => string | undefined {
  const cardOf = useCardOf();
  return (rules) => cardOf(rules)?.finalNote;
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
