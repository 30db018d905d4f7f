import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '台湾',
  note: '手牌16张，逐台相加，连庄加台',
  long: '台湾16张麻将',
  place: '台湾',
};
