import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '新章',
  note: '全部計番，全銃',
  long: '香港新章',
  place: '香港',
};
