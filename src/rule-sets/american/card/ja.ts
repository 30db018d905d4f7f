import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'アメリカ式',
  note: 'カードの手、ジョーカー、開始前の牌交換',
  long: 'アメリカ式麻雀',
  place: 'アメリカ',
};
