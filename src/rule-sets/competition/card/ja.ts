import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '国際公式',
  note: '81の役、8点縛り、花牌は別勘定',
  long: '中国麻将（国際公式ルール）',
  place: '中国',
};
