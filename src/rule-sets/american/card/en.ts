import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'American',
  note: 'A card of hands, jokers, tiles passed before play',
  long: 'American mah-jongg',
  place: 'United States',
};
