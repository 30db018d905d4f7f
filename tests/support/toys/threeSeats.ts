import { alikeClaims } from '../../../src/engine/layOuts';
import { tileList } from '../../../src/engine/tiles';
import { toyRules } from './base';

const TWO_TO_EIGHT_OF_CHARACTERS = [1, 2, 3, 4, 5, 6, 7];

/** Three players without the characters 2 to 8: 108 tiles. Nobody may chow. */
export const threeSeats = toyRules(
  'toy-three',
  {
    seats: 3,
    tiles: tileList([]).filter((kind) => !TWO_TO_EIGHT_OF_CHARACTERS.includes(kind)),
    stacks: [18, 18, 18],
  },
  { claims: alikeClaims, forms: { sets: 4, sevenPairs: 'none', thirteenOrphans: false } },
);
