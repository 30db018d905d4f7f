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

/** Every pattern with each of these sets and every pair, as counts; no kind five times. */
function straightsWith(sets: readonly (readonly number[])[]): number[][] {
  return PATTERNS.flatMap((pattern) =>
    sets.flatMap((set) => KINDS.map((pair) => countKinds([...pattern, ...set, pair, pair]))),
  ).filter((counts) => counts.every((count) => count <= 4));
}

const WITH_A_SET = straightsWith(SETS);
const WITHOUT_A_SET = straightsWith([[]]);

/** Against every knitted straight that the laid-out set leaves, or with a set of the hand where none is laid out. */
function missingForKnittedStraight(hand: Hand): number {
  const own = countKinds(tilesInHand(hand));
  const laid = hand.melds.flatMap(tilesOfMeld);
  const straights = hand.melds.length > 0 ? WITHOUT_A_SET : WITH_A_SET;
  const possible = straights.filter((wanted) => !hasFifthCopy(wanted, laid));
  return Math.min(...possible.map((wanted) => missing(wanted, own)));
}

function hasFifthCopy(wanted: readonly number[], laid: readonly number[]): boolean {
  const isOver = (kind: number): boolean =>
    (wanted[kind] ?? 0) > 0 && (wanted[kind] ?? 0) + laid.filter((other) => other === kind).length > 4;
  return laid.some(isOver);
}

function missing(wanted: readonly number[], own: readonly number[]): number {
  return wanted.reduce((sum, count, kind) => sum + Math.max(0, count - (own[kind] ?? 0)), 0);
}
