import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '古典',
  note: '四家计分，分数加倍',
  long: '中国古典麻将',
  place: '中国',
};
