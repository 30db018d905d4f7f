import { deficiencyOf } from './deficiency';
import * as is from './definitions';
import { faanOf, numberOption } from './options';
import type { Seat, Win } from './parseRequest';
import { allReadings, type Reading } from './readings';
import {
  belowMinimum,
  bestSheet,
  type Item,
  itemsOf,
  notComplete,
  type Payments,
  paymentsTo,
  type Row,
  type Sheet,
  sumOfFaan,
} from './sheets';

const hasDragonPong: is.Test = (reading) => is.numberOfDragonPongs(reading) > 0;

const ONE_MELD: readonly Row[] = [
  { id: 'dragon-pong', faan: 1, test: hasDragonPong, times: is.numberOfDragonPongs },
  { id: 'seat-wind', faan: 1, test: is.hasSeatWind },
  { id: 'round-wind', faan: 1, test: is.hasRoundWind },
];

const WHOLE_HAND: readonly Row[] = [
  { id: 'common-hand', faan: 1, test: is.isCommonHand },
  { id: 'all-pongs', faan: 3, test: is.isAllPongs },
  { id: 'clean-hand', faan: 3, test: is.isCleanHand },
  { id: 'pure-hand', faan: 7, test: is.isPureHand },
  { id: 'little-dragons', faan: 5, test: is.isLittleDragons, implies: ['dragon-pong'] },
  { id: 'great-dragons', faan: 8, test: is.isGreatDragons, implies: ['dragon-pong'] },
  { id: 'little-winds', faan: 6, test: is.isLittleWinds },
  { id: 'great-winds', faan: 13, test: is.isGreatWinds, implies: ['all-pongs', 'seat-wind', 'round-wind'] },
  { id: 'mixed-terminals', faan: 4, test: is.isMixedTerminals, implies: ['all-pongs'] },
  { id: 'terminals', faan: 10, test: is.isTerminals, implies: ['all-pongs'] },
  { id: 'all-honors', faan: 10, test: is.isAllHonours, implies: ['all-pongs'] },
  { id: 'concealed-pongs', faan: 8, test: is.isConcealedPongs, implies: ['all-pongs', 'concealed-hand'] },
  { id: 'all-kongs', faan: 13, test: is.isAllKongs, implies: ['all-pongs'] },
  { id: 'heavenly-gates', faan: 10, test: is.isHeavenlyGates, implies: ['pure-hand', 'concealed-hand'] },
  { id: 'thirteen-orphans', faan: 13, test: is.isThirteenOrphans, implies: ['concealed-hand'] },
  { id: 'heavenly-hand', faan: 13, test: is.isHeavenlyHand, implies: ['self-drawn', 'concealed-hand'] },
  { id: 'earthly-hand', faan: 13, test: is.isEarthlyHand, implies: ['concealed-hand'] },
  { id: 'seven-pairs', faan: 4, test: is.isSevenPairs, implies: ['concealed-hand'] },
];

const HOW_IT_WAS_WON: readonly Row[] = [
  { id: 'concealed-hand', faan: 1, test: is.isConcealedHand },
  { id: 'self-drawn', faan: 1, test: is.isSelfDrawn },
  { id: 'robbed-kong', faan: 1, test: is.isRobbedKong },
  { id: 'last-tile', faan: 1, test: is.isLastTile },
  { id: 'kong-replacement', faan: 1, test: is.isKongReplacement },
  { id: 'double-kong-replacement', faan: 8, test: is.isDoubleKongReplacement, implies: ['kong-replacement'] },
];

const BONUS_TILES: readonly Row[] = [
  { id: 'no-bonus-tiles', faan: 1, test: is.hasNoBonusTiles },
  { id: 'own-flower', faan: 1, test: is.hasOwnFlower },
  { id: 'own-season', faan: 1, test: is.hasOwnSeason },
  { id: 'all-flowers', faan: 2, test: is.hasAllFlowers, implies: ['own-flower'] },
  { id: 'all-seasons', faan: 2, test: is.hasAllSeasons, implies: ['own-season'] },
];

export const COMMON_ITEMS: readonly Row[] = [...ONE_MELD, ...WHOLE_HAND, ...HOW_IT_WAS_WON, ...BONUS_TILES];

const HALF_SPICY: readonly number[] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

/** What the calculator prints for a win under `hong-kong-common`. */
export function scoreCommon(win: Win): object {
  if (win.by === 'bonus-tiles') return scoreBonusTiles(win);
  const forms = {
    sevenPairs: win.options['sevenPairs'] === true,
    fourAlikeAreTwoPairs: win.options['sevenPairsDistinct'] === false,
  };
  const sheets = allReadings(win.hand, forms).map((reading) => readingSheet(reading, win));
  if (sheets.length === 0) return notComplete(deficiencyOf(win.hand, forms));
  return outputFor(sheets, win);
}

function scoreBonusTiles(win: Win): object {
  const laidOut = win.hand.bonus.length;
  if (laidOut < 7) return notComplete(null);
  const usual = laidOut === 7 ? { id: 'seven-bonus-tiles', faan: 3 } : { id: 'eight-bonus-tiles', faan: 8 };
  const item = { id: usual.id, faan: faanOf(win.options, usual.id, usual.faan) };
  if (item.faan === 0) return notComplete(null);
  return outputFor([sheetFor([item], win)], win);
}

function readingSheet(reading: Reading, win: Win): Sheet {
  return sheetFor(itemsOf(COMMON_ITEMS, reading, win), win);
}

function sheetFor(items: readonly Item[], win: Win): Sheet {
  const faan = sumOfFaan(items);
  const base = multiplier(faan, win);
  return {
    limit: false,
    ids: items.map((item) => item.id),
    items,
    bonusItems: [],
    faan,
    bonusFaan: 0,
    base,
    payments: paymentsFor(base, win),
  };
}

function outputFor(sheets: readonly Sheet[], win: Win): object {
  const minimum = numberOption(win.options, 'minimumFaan');
  const order = COMMON_ITEMS.map((row) => row.id);
  const legal = sheets.filter((sheet) => sheet.faan >= minimum);
  if (legal.length === 0) return belowMinimum(bestSheet(sheets, { winner: win.seat, legal: false, order }));
  const { faan, base, items, payments } = bestSheet(legal, { winner: win.seat, legal: true, order });
  const limit = faan >= numberOption(win.options, 'limitFaan');
  return { legal: true, faan, bonusFaan: 0, limit, base, items, bonusItems: [], payments };
}

/** M of the faan, capped. */
function multiplier(faan: number, win: Win): number {
  const capped = Math.min(faan, numberOption(win.options, 'limitFaan'));
  const whole = risen(capped, win.options['rise']);
  if (win.options['base'] === 'half') return whole % 2 === 0 ? whole / 2 : 1;
  if (win.options['base'] === 'quarter') return whole % 4 === 0 ? whole / 4 : 1;
  return whole;
}

/** The highest faan of each band of hands that pay alike; each band pays twice the one before. */
const BANDS: Readonly<Record<string, readonly number[]>> = {
  '4-7-10': [0, 1, 2, 3, 6, 9, Infinity],
  '4-6-8': [0, 1, 2, 3, 5, 7, Infinity],
  '5-7-9': [0, 1, 2, 3, 4, 6, 8, Infinity],
};

function risen(faan: number, rise: unknown): number {
  const bands = typeof rise === 'string' ? BANDS[rise] : undefined;
  if (bands) return 2 ** bands.findIndex((highest) => faan <= highest);
  return rise === 'spicy' ? 2 ** faan : (HALF_SPICY[faan] ?? 0);
}

function paymentsFor(base: number, win: Win): Payments {
  return paymentsTo(win.seat, (loser) => base * units(loser, win) * (isDoubledByEast(loser, win) ? 2 : 1));
}

/** How many M this loser pays. */
function units(loser: Seat, win: Win): number {
  if (!is.isTaken(win)) return 2;
  if (win.options['responsibility'] === 'full') return loser === win.from ? 4 : 0;
  return loser === win.from ? 2 : 1;
}

function isDoubledByEast(loser: Seat, win: Win): boolean {
  return win.options['dealerDoubles'] === true && (win.seat === 'E' || loser === 'E');
}
