import { countKinds, GREEN, isDragon, isHonour, isNumbered, isWind, suitOf } from '../tiles';
import { wholeHand } from './hand';
import type { Hand, Reading } from './hand';
import { isHeavenlyTwins, isOneSuit, isThirteenWonders } from './readings';

const ONE_OF_DOTS = 9;
/** Green dragons and bamboo 2, 3, 4, 6, 8. */
const JADE = [GREEN, 19, 20, 21, 23, 25];

type OfReading = (reading: Reading, hand: Hand) => boolean;
type OfHand = (hand: Hand) => boolean;

function isAllPongs({ sets }: Reading): boolean {
  return sets.every(({ shape }) => shape !== 'chow');
}

function pongsOf({ sets }: Reading, test: (kind: number) => boolean): number {
  return sets.filter(({ shape, kind }) => shape !== 'chow' && test(kind)).length;
}

/** Four melds and a pair, in the table's order. */
const OF_READING: readonly (readonly [string, OfReading])[] = [
  [
    'hidden-treasure',
    (reading, hand) =>
      isAllPongs(reading) &&
      isOneSuit(wholeHand(hand)) &&
      hand.melds.every(({ concealed }) => concealed) &&
      hand.win?.by === 'wall',
  ],
  ['all-honors-hand', (reading, hand) => isAllPongs(reading) && wholeHand(hand).every(isHonour)],
  [
    'imperial-jade',
    (reading, hand) => isAllPongs(reading) && wholeHand(hand).every((kind) => JADE.includes(kind)),
  ],
  ['three-great-scholars', (reading) => pongsOf(reading, isDragon) === 3],
  ['four-large-blessings', (reading) => pongsOf(reading, isWind) === 4],
  ['all-kongs', ({ sets }) => sets.every(({ shape }) => shape === 'kong')],
];

/** 111 2345678 999 of a suit and one more of it; laid-out pongs only of own tiles, no kong. */
function isNineUnitedSons(hand: Hand): boolean {
  if (hand.melds.some(({ shape, concealed }) => shape !== 'pong' || !concealed)) return false;
  const tiles = wholeHand(hand);
  if (tiles.length !== 14 || !tiles.every(isNumbered) || !isOneSuit(tiles)) return false;
  const first = suitOf(tiles[0] ?? 0) * 9;
  const needed = [3, 1, 1, 1, 1, 1, 1, 1, 3];
  const counts = countKinds(tiles);
  return needed.every((count, step) => (counts[first + step] ?? 0) >= count);
}

/** How the hand was won, whatever its tiles. */
const OF_WIN: readonly (readonly [string, OfHand])[] = [
  ['heavenly-peace', ({ win, seat }) => win?.asDealt === true && seat === 0],
  ['earthly-peace', ({ win, seat }) => win?.onFirstDiscard === true && seat !== 0],
  ['moon-from-the-bottom', ({ win }) => win?.loose === true && win.tile === ONE_OF_DOTS],
  ['kong-on-kong', ({ win }) => win?.kongOnKong === true],
];

const ORDER = [
  'hidden-treasure',
  'all-honors-hand',
  'imperial-jade',
  'three-great-scholars',
  'four-large-blessings',
  'all-kongs',
  'nine-united-sons',
  'thirteen-unique-wonders',
  'heavenly-peace',
  'earthly-peace',
  'moon-from-the-bottom',
  'heavenly-twins',
  'kong-on-kong',
] as const;

export const SPECIAL_HANDS: readonly string[] = ORDER;

function inOrder(ids: readonly string[]): string[] {
  return ORDER.filter((id) => ids.includes(id));
}

/** The special hands that one reading as four melds and a pair is. */
export function specialsOfReading(reading: Reading, hand: Hand): string[] {
  const ids = OF_READING.filter(([, holds]) => holds(reading, hand)).map(([id]) => id);
  if (isNineUnitedSons(hand)) ids.push('nine-united-sons');
  return inOrder([...ids, ...specialsOfWin(hand)]);
}

/** The same of the forms without melds; empty where the hand has none of them. */
export function specialsOfForms(hand: Hand, sevenPairsDistinct: boolean): string[][] {
  const forms: string[][] = [];
  if (isThirteenWonders(hand)) forms.push(['thirteen-unique-wonders']);
  if (isHeavenlyTwins(hand, sevenPairsDistinct)) forms.push(['heavenly-twins']);
  return forms.map((ids) => inOrder([...ids, ...specialsOfWin(hand)]));
}

function specialsOfWin(hand: Hand): string[] {
  return OF_WIN.filter(([, holds]) => holds(hand)).map(([id]) => id);
}

export { pongsOf };
