import { toyRules } from './base';

/** After a win the others play on until only one is left; several may win on one tile. */
export const playOn = toyRules(
  'toy-play-on',
  {},
  {
    severalWinners: 'all',
    afterWin: (deal) => (deal.wins.length >= deal.seats.length - 1 ? 'end' : 'continue'),
  },
);
