import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Sichuan',
  note: 'Three suits, one given up; play goes on after a win',
  long: 'Sichuan mahjong',
  place: 'China',
  hand: ({ number }) => `Hand ${number}`,
};
