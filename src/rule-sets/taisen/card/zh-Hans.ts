import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '入门',
  note: '初学：三组加一对将',
  long: '入门麻将',
  place: '初学',
};
