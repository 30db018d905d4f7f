import type { Prospects } from './chances';

/** How a bot plays by a card. */
export interface CardTaste {
  readonly prospects: Prospects;
  /** Chances count to the power of so many quarters. */
  readonly exponent: number;
  /** How many times as much a hand is worth that has no wild tile yet, where it could have some. */
  readonly jokerless: number;
  /** How much a tile that others may win with counts, beside what a win brings; 0 heeds none. */
  readonly caution: number;
  /** Hands that miss so many tiles more than the nearest are not weighed. */
  readonly window: number;
  /** The tiles of a packet are chosen at one look: quicker than one after the other. */
  readonly atOnce: boolean;
}

/** A plain player's, for any card. */
export const FIRST_CARD_TASTE: CardTaste = {
  prospects: { lasts: 0.6, thrown: 0.8, wild: 0.5, kept: {} },
  exponent: 4,
  jokerless: 1,
  caution: 0,
  window: 4,
  atOnce: false,
};
