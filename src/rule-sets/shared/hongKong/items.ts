import { itemRows, type Item } from '../../../engine/scoring/items';
import * as patterns from '../../../engine/scoring/patterns';
import type { CommonHandOptions } from './options';

/** Pongs of honours. */
export const honourPongs = itemRows([
  { id: 'dragon-pong', value: 1, pattern: patterns.dragonPongs },
  { id: 'seat-wind', value: 1, pattern: patterns.seatWindPong },
  { id: 'round-wind', value: 1, pattern: patterns.roundWindPong },
]);

/** The option says whether the common hand is the strict one. */
export function commonHand({ commonHand: sort }: CommonHandOptions): Item<'common-hand', number> {
  const pattern = sort === 'strict' ? patterns.strictCommonHand : patterns.commonHand;
  return { id: 'common-hand', value: 1, pattern };
}

/** How a hand is won. */
export const waysToWin = itemRows([
  { id: 'self-drawn', value: 1, pattern: patterns.selfDrawn },
  { id: 'robbed-kong', value: 1, pattern: patterns.robbedKong },
  { id: 'last-tile', value: 1, pattern: patterns.lastTile },
]);

/** Bonus tiles, but for all four of a sort. */
export const fewBonusTiles = itemRows([
  { id: 'no-bonus-tiles', value: 1, pattern: patterns.noBonusTiles },
  { id: 'own-flower', value: 1, pattern: patterns.ownFlower },
  { id: 'own-season', value: 1, pattern: patterns.ownSeason },
]);
