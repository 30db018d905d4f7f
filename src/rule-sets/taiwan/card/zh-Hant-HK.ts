import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '台灣',
  note: '十六張，逐台相加，連莊加台',
  long: '台灣十六張麻將',
  place: '台灣',
};
