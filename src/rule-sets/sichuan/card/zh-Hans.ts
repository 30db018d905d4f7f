import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '四川',
  note: '三门缺一门，血战到底',
  long: '四川麻将',
  place: '中国',
  hand: ({ number }) => `第${number}局`,
};
