import { mixtureCheck } from '../../../engine/mixtures';
import { MOST_POINTS, orInfinity } from '../../../engine/options';
import { POINT_ROWS, worthOf } from '../items';
import type { Worth } from '../items';
import type { ClassicalOptions } from '../options';

const PONGS = 4;
/** Own tiles and honours: twice twice. */
const BEST = 4;
const DRAGONS = 3;
const EXTRA_TILES = 16;
const SETS_OF_SEASONS = 2;
const SPECIAL_PAIRS = 4;

/** No points at all, a limit below every winning hand, and scores beyond counting. Source: `RULES.md#impossible`. */
export const mixtures = mixtureCheck('classical', (options: ClassicalOptions) => {
  const worth = worthOf(options);
  const limit = orInfinity(options.limit);
  if (POINT_ROWS.every(({ id }) => worth[id] === 0)) return { code: 'nothing-counts' };
  const least = Math.max(1, worth['mah-jong']);
  if (limit < least) return { code: 'limit-too-low', figures: { limit, least } };
  return limit === Infinity && mostPoints(worth) > MOST_POINTS ? { code: 'scores-too-large' } : null;
});

/** No hand scores more where there is no limit. */
function mostPoints(worth: Worth): number {
  const points =
    PONGS * BEST * Math.max(worth.pong, worth.kong) +
    worth.pair +
    EXTRA_TILES * worth['extra-tile'] +
    worth['mah-jong'] +
    Math.max(worth['loose-tile'], worth['from-wall']);
  const suits = Math.max(worth['one-suit'], worth['one-suit-and-honors'], worth['all-honors']);
  const seasons = SETS_OF_SEASONS * (worth['own-season'] + worth['season-bouquet']);
  const pongs = DRAGONS * worth['dragon-pong'] + worth['seat-wind'];
  return points * 2 ** (pongs + suits + seasons + SPECIAL_PAIRS * worth['special-pair']);
}
