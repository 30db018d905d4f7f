import type { GameCard } from '../../store/games';

interface Offer<Id> {
  readonly id: Id;
  readonly card: GameCard;
}

/** Games of one place, in the order in which they are offered. */
export interface GameGroup<Id> {
  readonly place: string;
  readonly offers: readonly Offer<Id>[];
}

/**
 * The games on offer by place; places come in the order of their first game.
 * @param query what is looked for: every word of it stands in the game's names, its place or its line; empty finds all
 */
export function gameGroups<Id>(offers: readonly Offer<Id>[], query: string): readonly GameGroup<Id>[] {
  const sought = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const found = offers.filter(({ card }) => {
    const told = `${card.long} ${card.name} ${card.place} ${card.note}`.toLowerCase();
    return sought.every((word) => told.includes(word));
  });
  const places = [...new Set(found.map(({ card }) => card.place))];
  return places.map((place) => ({ place, offers: found.filter(({ card }) => card.place === place) }));
}
