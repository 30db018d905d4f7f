import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Classical',
  note: 'Every hand scores, points and doublings',
  long: 'Chinese classical',
  place: 'China',
};
