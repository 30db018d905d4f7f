/** How far an incomplete hand is from complete in the five forms. */
import { deficiencyOf as deficiencyOfForms1To3 } from '../deficiency';
import { allTiles, type Hand, tilesInHand, tilesOfMeld } from '../parseRequest';
import { countKinds, isHonour, isNumbered, PLAYING_KINDS, rankOf } from '../tiles';
import { PATTERNS } from './readings';

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
const HONOURS = KINDS.filter(isHonour);
const SETS: readonly (readonly number[])[] = [
  ...KINDS.map((kind) => [kind, kind, kind]),
  ...KINDS.filter((kind) => isNumbered(kind) && rankOf(kind) <= 7).map((kind) => [kind, kind + 1, kind + 2]),
];

/** The least number of tiles to exchange until one more can complete some form. */
export function deficiencyOf(hand: Hand): number {
  const forms = [deficiencyOfForms1To3(hand, { sevenPairs: true, fourAlikeAreTwoPairs: true })];
  if (hand.melds.length === 0) forms.push(missingForKnittedTiles(hand) - 1);
  if (hand.melds.length <= 1) forms.push(missingForKnittedStraight(hand) - 1);
  return Math.min(...forms);
}

function missingForKnittedTiles(hand: Hand): number {
  const held = new Set(allTiles(hand));
  const most = PATTERNS.map((pattern) => [...pattern, ...HONOURS].filter((kind) => held.has(kind)).length);
  return 14 - Math.max(...most);
}

/** Against every pattern with every pair, and with every set where none is laid out; no kind five times. */
function missingForKnittedStraight(hand: Hand): number {
  const own = countKinds(tilesInHand(hand));
  const laid = countKinds(hand.melds.flatMap(tilesOfMeld));
  const sets = hand.melds.length > 0 ? [[]] : SETS;
  let least = Number.POSITIVE_INFINITY;
  for (const pattern of PATTERNS) {
    for (const set of sets) {
      const both = countKinds([...pattern, ...set]);
      for (let pair = 0; pair < PLAYING_KINDS; pair += 1) {
        const wanted = both.with(pair, (both[pair] ?? 0) + 2);
        if (wanted.every((count, kind) => count === 0 || count + (laid[kind] ?? 0) <= 4))
          least = Math.min(least, missing(wanted, own));
      }
    }
  }
  return least;
}

function missing(wanted: readonly number[], own: readonly number[]): number {
  return wanted.reduce((sum, count, kind) => sum + Math.max(0, count - (own[kind] ?? 0)), 0);
}
