/** What a hand is, each definition tested on the list of melds as the rules word it. */
import type { Win } from './parseRequest';
import type { Meld, Reading } from './readings';
import {
  BAMBOO,
  CHARACTERS,
  DOTS,
  EAST,
  FIRST_FLOWER,
  FIRST_SEASON,
  GREEN,
  isDragon,
  isHonour,
  isNumbered,
  isTerminal,
  isWind,
  rankOf,
  RED,
  suitOf,
  WHITE,
} from './tiles';

export type Test = (reading: Reading, win: Win) => boolean;

const SEAT_NUMBERS = { E: 0, S: 1, W: 2, N: 3 } as const;

/** The hand was completed by a discard or a robbed tile, which counts as one. */
export function isTaken(win: Win): boolean {
  return win.by === 'discard' || win.by === 'robbed-kong';
}

/** Pong in a definition means pong or kong. */
function pongs(reading: Reading): readonly Meld[] {
  return reading.melds.filter((meld) => meld.shape !== 'chow');
}

function hasPongOf(reading: Reading, kind: number): boolean {
  return pongs(reading).some((meld) => meld.kind === kind);
}

function numberOfPongs(reading: Reading, test: (kind: number) => boolean): number {
  return pongs(reading).filter((meld) => test(meld.kind)).length;
}

function isPairOf(reading: Reading, test: (kind: number) => boolean): boolean {
  return reading.form === 'melds' && reading.pairs.every(test);
}

export function numberOfDragonPongs(reading: Reading): number {
  return numberOfPongs(reading, isDragon);
}

export const hasSeatWind: Test = (reading, win) => hasPongOf(reading, EAST + SEAT_NUMBERS[win.seat]);
export const hasRoundWind: Test = (reading, win) => hasPongOf(reading, EAST + SEAT_NUMBERS[win.round]);

export const isAllSimples: Test = (reading, win) =>
  reading.tiles.every(
    (kind) => isNumbered(kind) && (win.options['simples'] !== 'middle' || !isTerminal(kind)),
  );

export const isCommonHand: Test = (reading, win) => {
  const plain =
    reading.form === 'melds' &&
    reading.melds.every((meld) => meld.shape === 'chow') &&
    isPairOf(reading, (kind) => isNumbered(kind));
  if (win.options['commonHand'] !== 'strict') return plain;
  return plain && win.hand.bonus.length === 0 && !(reading.pairWon && isTaken(win));
};

export const isAllPongs: Test = (reading) => reading.form === 'melds' && pongs(reading).length === 4;

function numberOfSuits(reading: Reading): number {
  return new Set(reading.tiles.filter((kind) => isNumbered(kind)).map((kind) => suitOf(kind))).size;
}

export const isCleanHand: Test = (reading) => numberOfSuits(reading) === 1 && reading.tiles.some(isHonour);
export const isPureHand: Test = (reading) => numberOfSuits(reading) === 1 && !reading.tiles.some(isHonour);
export const isAllHonours: Test = (reading) => reading.tiles.every(isHonour);
export const isTerminals: Test = (reading) => reading.tiles.every(isTerminal);

export const isMixedTerminals: Test = (reading, win) =>
  isAllPongs(reading, win) &&
  reading.tiles.every((kind) => isTerminal(kind) || isHonour(kind)) &&
  reading.tiles.some(isTerminal) &&
  reading.tiles.some(isHonour);

/** A discard exposes the pong it completes, for this count only. */
function numberOfConcealedPongs(reading: Reading, win: Win): number {
  return pongs(reading).filter((meld) => {
    if (meld.lies === 'exposed') return false;
    return meld.lies === 'concealed-kong' || !(meld.won && isTaken(win));
  }).length;
}

function numberOfKongs(reading: Reading): number {
  return reading.melds.filter((meld) => meld.shape === 'kong').length;
}

export const hasThreeConcealedPongs: Test = (reading, win) => numberOfConcealedPongs(reading, win) >= 3;
export const isConcealedPongs: Test = (reading, win) => numberOfConcealedPongs(reading, win) === 4;
export const hasThreeKongs: Test = (reading) => numberOfKongs(reading) >= 3;
export const isAllKongs: Test = (reading) => numberOfKongs(reading) === 4;
export const isSevenPairs: Test = (reading) => reading.form === 'seven-pairs';
export const isThirteenOrphans: Test = (reading) => reading.form === 'thirteen-orphans';

export const isLittleDragons: Test = (reading) =>
  numberOfPongs(reading, isDragon) === 2 && isPairOf(reading, isDragon);
export const isGreatDragons: Test = (reading) => numberOfPongs(reading, isDragon) === 3;
export const isLittleWinds: Test = (reading) =>
  numberOfPongs(reading, isWind) === 3 && isPairOf(reading, isWind);
export const isGreatWinds: Test = (reading) => numberOfPongs(reading, isWind) === 4;

/** Three pongs and a pair of one suit, and a pong of the dragon that goes with it. */
function isSuitDragon(reading: Reading, suit: number, dragon: number): boolean {
  const inSuit = (kind: number): boolean => isNumbered(kind) && suitOf(kind) === suit;
  return numberOfPongs(reading, inSuit) === 3 && isPairOf(reading, inSuit) && hasPongOf(reading, dragon);
}

export const isRubyDragon: Test = (reading) => isSuitDragon(reading, CHARACTERS, RED);
export const isPearlDragon: Test = (reading) => isSuitDragon(reading, DOTS, WHITE);
export const isJadeDragon: Test = (reading) => isSuitDragon(reading, BAMBOO, GREEN);

export const isHeavenlyGates: Test = (_reading, win) => {
  const { concealed, melds, winning } = win.hand;
  if (melds.length > 0 || winning === null || !isNumbered(winning)) return false;
  const tiles = concealed.toSorted((a, b) => a - b);
  const oneSuit = tiles.every((kind) => isNumbered(kind) && suitOf(kind) === suitOf(winning));
  return oneSuit && tiles.map((kind) => rankOf(kind)).join('') === '1112345678999';
};

export const isHeavenlyHand: Test = (_reading, win) =>
  win.situation.has('first-draw') && win.seat === 'E' && win.by === 'wall' && win.hand.melds.length === 0;

export const isEarthlyHand: Test = (_reading, win) =>
  win.situation.has('first-discard') &&
  win.seat !== 'E' &&
  win.by === 'discard' &&
  win.from === 'E' &&
  win.hand.melds.length === 0;

export function hasNoExposedMeld(win: Win): boolean {
  return win.hand.melds.every((meld) => meld.concealed);
}

export const isConcealedHand: Test = (_reading, win) => hasNoExposedMeld(win);
export const isSelfDrawn: Test = (_reading, win) => win.by === 'wall';
export const isRobbedKong: Test = (_reading, win) => win.by === 'robbed-kong';
export const isLastTile: Test = (_reading, win) => win.situation.has('last-tile');
export const isKongReplacement: Test = (_reading, win) =>
  win.by === 'wall' &&
  (win.situation.has('kong-replacement') || win.situation.has('double-kong-replacement'));
export const isDoubleKongReplacement: Test = (_reading, win) =>
  win.by === 'wall' && win.situation.has('double-kong-replacement');

export const hasNoBonusTiles: Test = (_reading, win) =>
  win.options['bonusTiles'] === true && win.hand.bonus.length === 0;
export const hasOwnFlower: Test = (_reading, win) =>
  win.hand.bonus.includes(FIRST_FLOWER + SEAT_NUMBERS[win.seat]);
export const hasOwnSeason: Test = (_reading, win) =>
  win.hand.bonus.includes(FIRST_SEASON + SEAT_NUMBERS[win.seat]);
export const hasAllFlowers: Test = (_reading, win) =>
  [0, 1, 2, 3].every((index) => win.hand.bonus.includes(FIRST_FLOWER + index));
export const hasAllSeasons: Test = (_reading, win) =>
  [0, 1, 2, 3].every((index) => win.hand.bonus.includes(FIRST_SEASON + index));
