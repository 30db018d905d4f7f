import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '香港新章',
  note: 'すべて翻に数え、放銃者が払う',
  long: '香港麻雀（新章）',
  place: '香港',
};
