import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '美式',
  note: '牌卡、百搭，開局前換牌',
  long: '美式麻將',
  place: '美國',
};
