import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '日麻',
  note: '立直、宝牌、振听，一役起和',
  long: '日本麻将',
  place: '日本',
};
