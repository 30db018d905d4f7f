import type { GameBook } from '../../../bots/botPart';
import type { CardTrust } from '../../../bots/card/cardForesight';
import type { CardTaste } from '../../../bots/card/cardTaste';
import { ANY_FLOWER } from '../../../engine/tiles';

/** Found by play. */
export const TASTE: CardTaste = {
  prospects: { lasts: 0.4, thrown: 0.8, wild: 0.5, kept: { [ANY_FLOWER]: 0.2 } },
  exponent: 8,
  jokerless: 1.3,
  caution: 0.1,
  window: Infinity,
  atOnce: false,
};

/** A tile thrown in haste costs much by a card, so that fewer slips make a beginner. */
export const SLIPS: NonNullable<GameBook['slips']> = {
  gentle: { overlookedClaims: 20, hastyDiscards: 12 },
  steady: { overlookedClaims: 5, hastyDiscards: 2 },
};

/**
 * How far what the card says is from what futures bring; shares of the noise. What comes before play decides little of a
 * deal that goes on for long, so futures of it stop where play begins, or soon after. A claim binds the hand for good: its
 * futures are all played to their end.
 */
export const TRUST: CardTrust = {
  before: {
    course: { short: 0, whole: 5 },
    now: 0.2,
    ahead: 0.2,
    gains: { prices: 0.04, ahead: 0.035, later: 0.02, scatter: 0.2 },
  },
  claim: {
    course: { short: Infinity, whole: Infinity },
    now: 0.25,
    ahead: 0,
    gains: { prices: 0.3, ahead: 0, later: 0, scatter: 0.7 },
  },
  turn: {
    course: { short: 5, whole: Infinity },
    now: 0.25,
    ahead: 0.09,
    gains: { prices: 0.13, ahead: 0.03, later: 0, scatter: 0.4 },
  },
};
