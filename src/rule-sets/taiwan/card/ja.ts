import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '台湾',
  note: '手牌は十六枚、台を足し、連荘で増える',
  long: '台湾麻雀（十六枚）',
  place: '台湾',
};
