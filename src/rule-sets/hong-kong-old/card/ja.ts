import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '香港旧章',
  note: '三人が払い、花牌は別勘定',
  long: '香港麻雀（旧章）',
  place: '香港',
};
