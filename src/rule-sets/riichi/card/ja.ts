import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '日本',
  note: 'リーチ、ドラ、フリテン、一翻縛り',
  long: '日本麻雀（リーチ麻雀）',
  place: '日本',
};
