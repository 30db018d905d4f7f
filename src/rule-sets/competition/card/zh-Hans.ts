import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '国标',
  note: '81个番种，8番起和，花牌另计',
  long: '国标麻将',
  place: '中国',
};
