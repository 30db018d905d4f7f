import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '四川',
  note: '三門缺一門，血戰到底',
  long: '四川麻將',
  place: '中國',
  hand: ({ number }) => `第 ${number} 局`,
};
