import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '入門',
  note: '初心者向け、三面子と雀頭',
  long: '入門麻雀',
  place: '初心者向け',
};
