import type { CardTaste } from '../../../bots/card/cardTaste';

/** Found by play. */
export const TASTE: CardTaste = {
  prospects: { lasts: 0.4, thrown: 0.8, wild: 0.5 },
  exponent: 8,
  jokerless: 1.3,
  unlike: 'pairs',
  caution: 0.25,
  ahead: 0,
  window: Infinity,
  claim: 0,
};
