import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '國標',
  note: '81 個番種，8 番起和，花牌另計',
  long: '國標麻將',
  place: '中國',
};
