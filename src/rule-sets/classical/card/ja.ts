import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '中国古典',
  note: '全員の手を計算、点と倍',
  long: '中国古典麻雀',
  place: '中国',
};
