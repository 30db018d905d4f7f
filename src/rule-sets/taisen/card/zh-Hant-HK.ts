import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '入門',
  note: '初學：三組加一對眼',
  long: '入門麻雀',
  place: '初學',
};
