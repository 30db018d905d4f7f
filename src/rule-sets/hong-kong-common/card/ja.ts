import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '香港現代',
  note: 'すべて翻に数え、放銃者が払う',
  long: '香港麻雀（現代）',
  place: '香港',
};
