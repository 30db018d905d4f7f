import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '四川',
  note: '三種類のうち一つを捨て、アガリの後も続く',
  long: '四川麻雀',
  place: '中国',
  hand: ({ number }) => `${number}局目`,
};
