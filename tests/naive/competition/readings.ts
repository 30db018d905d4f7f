import { type Hand, tilesInHand, tilesOfMeld, allTiles } from '../parseRequest';
import { allReadings as readingsOfForms1To3, splitIntoMelds } from '../readings';
import type { Meld, Reading as OldReading } from '../readings';
import { countKinds, isHonour, PLAYING_KINDS } from '../tiles';

/** One way to read a complete hand, with one place for the winning tile; in a knitted straight that may be among the nine. */
export interface Reading extends Omit<OldReading, 'form'> {
  readonly form: OldReading['form'] | 'knitted-tiles' | 'knitted-straight';
}

const SUIT_ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The six knitted patterns: nine kinds each. */
export const PATTERNS: readonly (readonly number[])[] = SUIT_ORDERS.map((suits) =>
  suits.flatMap((suit, first) => [0, 3, 6].map((step) => 9 * suit + first + step)),
);

/** Every reading of the hand in the five forms; none when it is not complete. */
export function allReadings(hand: Hand): Reading[] {
  return [
    ...readingsOfForms1To3(hand, { sevenPairs: true, fourAlikeAreTwoPairs: true }),
    ...knittedTiles(hand),
    ...PATTERNS.flatMap((pattern) => knittedStraights(hand, pattern)),
  ];
}

function knittedTiles(hand: Hand): Reading[] {
  const tiles = allTiles(hand);
  if (hand.melds.length > 0 || new Set(tiles).size !== 14) return [];
  const fits = PATTERNS.some((pattern) => tiles.every((kind) => isHonour(kind) || pattern.includes(kind)));
  return fits ? [{ form: 'knitted-tiles', melds: [], pairs: [], pairWon: false, tiles }] : [];
}

function knittedStraights(hand: Hand, pattern: readonly number[]): Reading[] {
  if (hand.melds.length > 1) return [];
  const left = countKinds(tilesInHand(hand));
  for (const kind of pattern) left[kind] = (left[kind] ?? 0) - 1;
  if (left.some((count) => count < 0)) return [];
  const readings: Reading[] = [];
  for (let pair = 0; pair < PLAYING_KINDS; pair += 1) {
    if ((left[pair] ?? 0) < 2) continue;
    for (const split of splitIntoMelds(left.with(pair, (left[pair] ?? 0) - 2)))
      readings.push(...placements(hand, { pattern, pair, split }));
  }
  return readings;
}

interface Divided {
  readonly pattern: readonly number[];
  readonly pair: number;
  readonly split: ReturnType<typeof splitIntoMelds>[number];
}

function placements(hand: Hand, { pattern, pair, split }: Divided): Reading[] {
  const laid = hand.melds.map(({ shape, kind, concealed }): Meld => ({
    shape,
    kind,
    lies: concealed ? 'concealed-kong' : 'exposed',
    won: false,
  }));
  const inSet = (won: boolean): Meld[] => [
    ...laid,
    ...split.map((set): Meld => ({ ...set, lies: 'in-hand', won })),
  ];
  const form = 'knitted-straight';
  const rest = { form, pairs: [pair], tiles: allTiles(hand) } as const;
  const readings: Reading[] = [];
  const won = hand.winning ?? -1;
  if (pattern.includes(won)) readings.push({ ...rest, melds: inSet(false), pairWon: false });
  if (pair === won) readings.push({ ...rest, melds: inSet(false), pairWon: true });
  if (split.some((set) => tilesOfMeld(set).includes(won)))
    readings.push({ ...rest, melds: inSet(true), pairWon: false });
  return readings;
}
