import type { GameBook } from '../../../bots/botPart';
import type { CardTaste } from '../../../bots/card/cardTaste';
import { ANY_FLOWER } from '../../../engine/tiles';

/** Found by play. */
export const TASTE: CardTaste = {
  prospects: { lasts: 0.4, thrown: 0.8, wild: 0.5, kept: { [ANY_FLOWER]: 0.2 } },
  exponent: 8,
  jokerless: 1.3,
  window: Infinity,
};

/** A tile thrown in haste costs much by a card, so that fewer slips make a beginner. */
export const SLIPS: NonNullable<GameBook['slips']> = {
  gentle: { overlookedClaims: 20, hastyDiscards: 12 },
  steady: { overlookedClaims: 5, hastyDiscards: 2 },
};
