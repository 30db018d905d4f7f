import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '舊章',
  note: '三家付，花牌另計',
  long: '香港舊章',
  place: '香港',
};
