import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '新章',
  note: '全部计番，点炮者全付',
  long: '香港新章',
  place: '香港',
};
