import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Old style',
  note: 'All losers pay, flowers are extra',
  long: 'Hong Kong old style',
  place: 'Hong Kong',
};
