import type { Prospects } from './chances';

/** How a bot plays by a card. */
export interface CardTaste {
  readonly prospects: Prospects;
  /** Chances count to the power of so many quarters. */
  readonly exponent: number;
  /** How many times as much a hand is worth that has no wild tile yet; not in the section that is never doubled. */
  readonly jokerless: number;
  readonly unlike: string | null;
  /** How much a tile that others may win with counts, beside what a win brings; 0 heeds none. */
  readonly caution: number;
  /** Hands that miss so many tiles more than the nearest are not weighed. */
  readonly window: number;
  /** The share of the hopes that laying out a group costs. */
  readonly claim: number;
}

/** A plain player's, for any card. */
export const FIRST_CARD_TASTE: CardTaste = {
  prospects: { lasts: 0.6, thrown: 0.8, wild: 0.5, kept: {} },
  exponent: 4,
  jokerless: 1,
  unlike: null,
  caution: 0,
  window: 4,
  claim: 0,
};
