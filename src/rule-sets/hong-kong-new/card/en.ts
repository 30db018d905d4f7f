import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'New style',
  note: 'Some sixty patterns that add up, 5 faan to win',
  long: 'Hong Kong new style',
  place: 'Hong Kong',
};
