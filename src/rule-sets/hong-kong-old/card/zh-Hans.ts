import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '旧章',
  note: '三家付，花牌另计',
  long: '香港旧章',
  place: '香港',
};
