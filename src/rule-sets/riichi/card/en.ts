import type { GameCard } from '../../../store/games';
import { inTenths } from '../words/inTenths';

const WINDS = ['East', 'South', 'West', 'North'];

export const card: GameCard = {
  name: 'Japanese',
  note: 'Riichi, dora, furiten; one yaku to win',
  long: 'Japanese mahjong',
  place: 'Japan',
  hand: ({ round, number, repeat }) => {
    const counters = repeat > 0 ? `, ${repeat} ${repeat === 1 ? 'counter' : 'counters'}` : '';
    return `${WINDS[round]} ${1 + ((number - 1) % WINDS.length)}${counters}`;
  },
  final: inTenths,
  finalNote: 'The total is in thousands of points.',
};
