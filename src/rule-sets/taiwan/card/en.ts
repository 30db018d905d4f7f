import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Taiwanese',
  note: 'Sixteen tiles, tai, and a dealer whose streak grows',
  long: 'Taiwanese sixteen tiles',
  place: 'Taiwan',
};
