import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '古典',
  note: '四家計分，分數加倍',
  long: '中國古典麻雀',
  place: '中國',
};
