import type { GameState } from '../../src/store/types';
import { tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { wonBy } from './scenes';

const game = { rules: 'hong-kong-new', number: 2 };

/** Complete with the tile just drawn, but worth fewer than five faan. */
const few: TableText = {
  ...game,
  seats: [
    { hand: '?', bonus: '1f3y', river: 'N19m9s1s8m' },
    { hand: '234m678m55p345s', melds: '[678p]0', bonus: '1y4f', river: '1m9mEW' },
    { hand: '?', melds: '[888s]1 [WWW]0', bonus: '3f', river: '9pN7m3s' },
    { hand: '?', melds: '[345s]2', bonus: '4y', river: 'EF2m9s1p' },
  ],
  turn: 1,
  why: 'turn',
  wallLeft: 53,
  isDrawn: true,
};

/** Eleven items: one suit, drawn as the last tile. */
const items: TableText = {
  ...game,
  seats: [
    { hand: '?', bonus: '1f3y', melds: '[888p]2', river: 'N19p9s2s8m' },
    { hand: '12345678m22m456m9m', bonus: '2f4y2y', river: '4p5pEW' },
    { hand: '?', melds: '[WWW]0', bonus: '3f', river: '9pN7p2s' },
    { hand: '?', melds: '[345s]2', bonus: '1y', river: 'EF2s2p1p' },
  ],
  turn: 1,
  why: 'turn',
  wallLeft: 0,
  isDrawn: true,
};

/** Hong Kong's new style: a hand that is worth too little, and a result with many items. */
export const newStyleScenes: Readonly<Record<string, () => GameState>> = {
  'newstyle-few': () => tableFixture(few),
  'newstyle-result': () => wonBy({ table: items, seat: 1 }),
};
