import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Taisen',
  note: 'For beginners: three sets and a pair',
  long: 'Taisen',
  place: 'For beginners',
};
