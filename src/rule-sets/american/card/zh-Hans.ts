import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '美式',
  note: '牌卡、百搭，开打前换牌',
  long: '美式麻将',
  place: '美国',
};
