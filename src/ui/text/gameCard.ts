import type { GameCard } from '../../store/games';
import type { Language } from '../../store/settings';
import { chainOf } from './languages';

/** The name and note of a game in a language, or in the next that has them. */
export function gameCard(cards: Readonly<Record<Language, GameCard>>, language: Language): GameCard {
  const card = chainOf(language).flatMap((each) => cards[each] ?? [])[0];
  if (!card) throw new Error('A game has no name.');
  return card;
}
