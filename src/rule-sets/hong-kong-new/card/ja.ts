import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '香港新章',
  note: '役が多く、翻を足すだけ、5翻縛り',
  long: '香港麻雀（新章）',
  place: '香港',
};
