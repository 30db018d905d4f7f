import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Chinese Official',
  note: '81 items, 8 points to win, flowers are extra',
  long: 'Chinese Official mahjong',
  place: 'China',
};
