import type { CardTaste } from '../../../bots/card/cardTaste';

import { ANY_FLOWER } from '../../../engine/tiles';

/** Found by play. */
export const TASTE: CardTaste = {
  prospects: { lasts: 0.4, thrown: 0.8, wild: 0.5, kept: { [ANY_FLOWER]: 0.2 } },
  exponent: 8,
  jokerless: 1.3,
  unlike: 'pairs',
  hard: 1,
  closed: 1,
  caution: 0.25,
  ahead: 0,
  window: Infinity,
  claim: 0,
};
