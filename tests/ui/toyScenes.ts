import type { GameState } from '../../src/store/types';
import '../support/toys/loaded';
import { tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { chiu, mei, wing } from './scenes';

const three: TableText = {
  rules: 'toy-three',
  seats: [
    { hand: '?', melds: '[777p]1', river: '1pEF9pN2p3pW' },
    { hand: '2334556688p', melds: '[CCC]2', river: '9p1pWS8sP2pN' },
    { hand: '?', melds: '[FFF]0', river: 'W1p9pPE8sN4p6p' },
  ],
  turn: 2,
  why: 'discard',
  wallLeft: 38,
};

const threeTurn: TableText = { ...three, turn: 1, why: 'turn', isDrawn: true };

/** Four melds a seat, and as many discards as there can be with them. */
const threeFull: TableText = {
  ...threeTurn,
  seats: [
    { hand: '?', melds: '[123p]2 [1111m]1 [EEE]2 (1111s)', river: 21 },
    { hand: '8sC', melds: '[FFF]2 [5555p]0 [789s]0 [999m]2', river: 21 },
    { hand: '?', melds: '[888p]0 [2222s]1 [345s]1 [PPPP]0', river: 21 },
  ],
  wallLeft: 1,
};

/** Hands of sixteen and five sets. */
const sixteen: TableText = {
  rules: 'toy-sixteen',
  number: 1,
  seats: [mei, { hand: '23478m22355p67p468sS', bonus: '2y', river: '1m9m1sE4s6mN' }, wing, chiu],
  turn: 0,
  why: 'discard',
  wallLeft: 58,
};

const sixteenTurn: TableText = {
  ...sixteen,
  seats: [mei, { hand: '23478m22355p67p468sSW', bonus: '2y', river: '1m9m1sE4s6mN' }, wing, chiu],
  turn: 1,
  why: 'turn',
  isDrawn: true,
};

/** Five melds a seat, and long rivers. */
const sixteenFull: TableText = {
  ...sixteenTurn,
  seats: [
    { hand: '?', melds: '[123m]3 [4444m]1 [EEE]2 (1111s) [567m]3', bonus: '14f1y', river: 13 },
    { hand: '8sF', melds: '[CCC]2 [5555p]0 [789s]0 [999m]3 [WWW]3', bonus: '2y2f', river: 19 },
    { hand: '?', melds: '[888m]0 [2222s]3 [345s]1 [PPPP]0 [SSS]1', bonus: '3y3f', river: 13 },
    { hand: '?', melds: '[678p]2 [111p]2 [456s]2 [NNNN]1 [333p]0', bonus: '4y', river: 18 },
  ],
  wallLeft: 17,
};

/** Tables of other games than those of Hong Kong: three seats, and hands of sixteen. */
export const toyScenes: Readonly<Record<string, () => GameState>> = {
  three: () => tableFixture(three),
  'three-turn': () => tableFixture(threeTurn),
  'three-worst': () => tableFixture(threeFull),
  sixteen: () => tableFixture(sixteen),
  'sixteen-turn': () => tableFixture(sixteenTurn),
  'sixteen-worst': () => tableFixture(sixteenFull),
};
