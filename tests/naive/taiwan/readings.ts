import { allTiles, type Hand } from '../parseRequest';
import { allReadings as readingsOfMelds } from '../readings';
import type { Reading as MeldReading } from '../readings';
import { countKinds } from '../tiles';

/** One way to read a complete hand, with one place for the winning tile. */
export interface Reading extends Omit<MeldReading, 'form'> {
  readonly form: 'melds' | 'eight-pairs';
}

const NO_PAIRS = { sevenPairs: false, fourAlikeAreTwoPairs: false };

/** Every reading of the hand; none when it is not complete. */
export function allReadings(hand: Hand, eightPairs: boolean): Reading[] {
  const readings: Reading[] = [];
  for (const { form, ...reading } of readingsOfMelds(hand, NO_PAIRS))
    if (form === 'melds') readings.push({ form, ...reading });
  if (eightPairs) readings.push(...pairReadings(hand));
  return readings;
}

/** Seven different pairs and three of an eighth kind. */
function pairReadings(hand: Hand): Reading[] {
  const tiles = allTiles(hand);
  const counts = countKinds(tiles);
  const pairs = counts.flatMap((count, kind) => (count === 2 ? [kind] : []));
  const threes = counts.filter((count) => count === 3).length;
  if (hand.melds.length > 0 || pairs.length !== 7 || threes !== 1) return [];
  return [{ form: 'eight-pairs', melds: [], pairs, pairWon: false, tiles }];
}
