import { flagOf, numberOf, wordOf } from '../../../engine/options';
import { FIRST_DRAGON, FIRST_WIND } from '../../../engine/tiles';
import type { Options, TileKind, Wind } from '../../../engine/types';
import type { RouteBook, RouteShape } from '../../../bots/routes/route';

/** Faan of a pong of this honour for a seat: a dragon, the seat wind, the prevailing wind. */
function honourFaan(kind: TileKind, seat: Wind, round: Wind): number {
  if (kind >= FIRST_DRAGON) return 1;
  return Number(kind === FIRST_WIND + seat) + Number(kind === FIRST_WIND + round);
}

/** What both books share; values are in faan. */
export const hongKongBook = {
  minimum: (options: Options) => numberOf(options, 'minimumFaan'),
  valueOf: honourFaan,
  keeps: null,
  scores: null,
  rare: 10,
} satisfies Partial<RouteBook>;

/**
 * The shapes as these options have them: seven pairs with the same pair twice or not; those of chows only where the
 * common hand is the plain one, for the strict one makes them uncertain.
 */
export function withOptions(options: Options, shapes: readonly RouteShape[]): readonly RouteShape[] {
  const distinctPairs = flagOf(options, 'sevenPairsDistinct');
  const isPlain = wordOf(options, 'commonHand') === 'plain';
  return shapes
    .filter(({ sets }) => isPlain || sets !== 'chows')
    .map((shape) => (shape.form === 'seven-pairs' ? { ...shape, distinctPairs } : shape));
}
