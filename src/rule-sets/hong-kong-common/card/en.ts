import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Common style',
  note: 'All faan count, the discarder pays',
  long: 'Hong Kong common style',
  place: 'Hong Kong',
};
