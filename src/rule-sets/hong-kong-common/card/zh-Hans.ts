import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '通行打法',
  note: '全部计番，点炮者全付',
  long: '香港通行打法',
  place: '香港',
};
