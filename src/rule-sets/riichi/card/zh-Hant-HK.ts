import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '日式',
  note: '立直、寶牌、振聽，一役起和',
  long: '日式麻將',
  place: '日本',
};
