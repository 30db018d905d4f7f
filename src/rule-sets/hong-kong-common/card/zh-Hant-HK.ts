import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: '通行打法',
  note: '全部計番，全銃',
  long: '香港通行打法',
  place: '香港',
};
