import type { HandPlace } from '../../store/selectors/handPlace';
import type { Games } from '../../store/games';
import type { RuleSetId } from '../../engine/types';
import { gameCard } from './gameCard';
import type { Text } from './index';

/** What hands of a game are called. */
export interface HandNames {
  readonly nameOf: (rules: RuleSetId, place: HandPlace) => string;
  /** In tables and lists. */
  readonly shortOf: (rules: RuleSetId, place: HandPlace) => string;
  /** The round and the hand apart; the second is null where the first says all. */
  readonly partsOf: (rules: RuleSetId, place: HandPlace) => readonly [string, string | null];
}

/** As players of the game say it where its card does so, else by the round and counted through the match. */
export function handNames(
  { cards }: Pick<Games, 'cards'>,
  { language, table, sheet }: Pick<Text, 'language' | 'table' | 'sheet'>,
): HandNames {
  const ownName = (rules: RuleSetId, place: HandPlace): string | null => {
    const game = cards.find(({ id }) => id === rules);
    return (game && gameCard(game.words, language).hand?.(place)) ?? null;
  };
  return {
    nameOf: (rules, place) => ownName(rules, place) ?? table.place(place),
    shortOf: (rules, place) => ownName(rules, place) ?? sheet.row(place.round, place.number, place.repeat),
    partsOf: (rules, place) => {
      const own = ownName(rules, place);
      return own === null ? [table.round(place.round), table.hand(place.number, place.repeat)] : [own, null];
    },
  };
}
