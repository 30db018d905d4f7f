import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '新章',
  note: '番種繁多，5 番起糊，番數逐項相加',
  long: '香港新章',
  place: '香港',
};
