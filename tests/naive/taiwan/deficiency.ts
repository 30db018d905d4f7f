import { missingForMelds } from '../deficiency';
import { allTiles, type Hand } from '../parseRequest';
import { countKinds } from '../tiles';

const MELDS = 5;
const TILES = 17;
const KINDS_OF_PAIRS = 8;

/** The least number of tiles to exchange until one more can complete a form. */
export function deficiencyOf(hand: Hand, eightPairs: boolean): number {
  const missing = [missingForMelds(hand, MELDS - hand.melds.length)];
  if (eightPairs && hand.melds.length === 0) missing.push(missingForPairs(hand));
  return Math.min(...missing) - 1;
}

/** Two of each of eight kinds, and one more of one of them. */
function missingForPairs(hand: Hand): number {
  const counts = countKinds(allTiles(hand)).toSorted((a, b) => b - a);
  const pairs = counts.slice(0, KINDS_OF_PAIRS).reduce((sum, count) => sum + Math.min(count, 2), 0);
  return TILES - pairs - Number((counts[0] ?? 0) >= 3);
}
