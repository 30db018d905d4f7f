import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '新章',
  note: '番种繁多，5番起胡，番数逐项相加',
  long: '香港新章',
  place: '香港',
};
