import type { GameState } from '../../src/store/types';
import { tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { wonBy } from './scenes';

const game = { rules: 'competition', number: 1 };

/** A discard for three claims, beside a concealed kong that nobody else sees, and flowers. */
const claim: TableText = {
  ...game,
  seats: [
    { hand: '?', bonus: '1f3y', river: 'N19m9s1s8m5m' },
    { hand: '34m55m4566p456s77s', bonus: '2y', river: '1m9mEW' },
    { hand: '?', melds: '(8888p) [WWW]0', bonus: '3f', river: '9pN7m3s' },
    { hand: '?', melds: '[345s]2', bonus: '4y', river: 'EF2m9s1p' },
  ],
  turn: 0,
  why: 'discard',
  wallLeft: 53,
};

/** Complete with the tile just drawn, but worth fewer than eight points. */
const few: TableText = {
  ...claim,
  seats: [
    { hand: '?', bonus: '1f3y', river: 'N19m9s1s8m' },
    { hand: '234m567m55p345s', melds: '[567p]0', bonus: '2y4f', river: '1m9mEW' },
    ...claim.seats.slice(2),
  ],
  turn: 1,
  why: 'turn',
  isDrawn: true,
};

/** Four melds a seat, among them concealed kongs that others do not see, the flowers with two seats, long rivers. */
const worst: TableText = {
  ...game,
  seats: [
    { hand: '?', melds: '[123m]3 [4444m]1 [EEE]2 (1111s)', bonus: '1234f', river: 18 },
    { hand: '8sF', melds: '[CCC]2 (5555p) [789s]0 [999m]3', bonus: '1234y', river: 18 },
    { hand: '?', melds: '[888m]0 (2222s) [345s]1 [PPPP]0', river: 18 },
    { hand: '?', melds: '(3333p) (NNNN) [456s]2 (7777m)', river: 18 },
  ],
  turn: 1,
  why: 'turn',
  wallLeft: 1,
  isDrawn: true,
};

/** Eight items and four flowers: the last tile of the wall, and the last of its kind. */
const items: TableText = {
  ...game,
  options: { tablePoints: true },
  seats: [
    { hand: '?', bonus: '1f3y', melds: '(8888p)', river: 'N19m9s2s8m' },
    { hand: '123m123p13s789m99s2s', bonus: '2f4f2y4y', river: '4m5mEW' },
    { hand: '?', melds: '[WWW]0', bonus: '3f', river: '9pN7m2s' },
    { hand: '?', melds: '[345m]2', bonus: '1y', river: 'EF2m2s1p' },
  ],
  turn: 1,
  why: 'turn',
  wallLeft: 0,
  isDrawn: true,
};

/** Chinese Official: its tables, its results, and standings with table points. */
export const competitionScenes: Readonly<Record<string, () => GameState>> = {
  'competition-claim': () => tableFixture(claim),
  'competition-few': () => tableFixture(few),
  'competition-worst': () => tableFixture(worst),
  'competition-result': () => wonBy({ table: items, seat: 1 }),
  'competition-standings': () => ({
    ...wonBy({ table: items, seat: 1 }),
    screen: 'standings',
    result: null,
  }),
};
