import { deficiencyOf } from './deficiency';
import * as is from './definitions';
import { LIMIT_HANDS, limitHandsInForce, numberOption } from './options';
import type { Seat, Win } from './parseRequest';
import { allReadings, type Reading } from './readings';
import {
  belowMinimum,
  bestSheet,
  itemsOf,
  notComplete,
  type Payments,
  paymentsTo,
  type Row,
  type Sheet,
  sumOfFaan,
} from './sheets';

const simplesWhenNumbered = (win: Win): readonly string[] =>
  win.options['simples'] === 'numbered' ? ['all-simples'] : [];

const hasDragonPong: is.Test = (reading) => is.numberOfDragonPongs(reading) > 0;

/** "Counted towards the minimum." */
export const OLD_ITEMS: readonly Row[] = [
  { id: 'dragon-pong', faan: 1, test: hasDragonPong, times: is.numberOfDragonPongs },
  { id: 'seat-wind', faan: 1, test: is.hasSeatWind },
  { id: 'round-wind', faan: 1, test: is.hasRoundWind },
  { id: 'all-simples', faan: 1, test: is.isAllSimples },
  { id: 'common-hand', faan: 1, test: is.isCommonHand, implies: simplesWhenNumbered },
  { id: 'all-pongs', faan: 3, test: is.isAllPongs },
  { id: 'clean-hand', faan: 3, test: is.isCleanHand },
  { id: 'three-concealed-pongs', faan: 3, test: is.hasThreeConcealedPongs },
  { id: 'three-kongs', faan: 3, test: is.hasThreeKongs },
  { id: 'seven-pairs', faan: 4, test: is.isSevenPairs },
  { id: 'pure-hand', faan: 6, test: is.isPureHand, implies: simplesWhenNumbered },
  { id: 'little-dragons', faan: 12, test: is.isLittleDragons, implies: ['dragon-pong'] },
  { id: 'little-winds', faan: 12, test: is.isLittleWinds },
];

/** "Bonus, added to a legal hand but not counted towards the minimum." */
export const OLD_BONUS_ITEMS: readonly Row[] = [
  { id: 'self-drawn', faan: 1, test: is.isSelfDrawn },
  { id: 'robbed-kong', faan: 1, test: is.isRobbedKong },
  { id: 'last-tile', faan: 1, test: is.isLastTile },
  { id: 'no-bonus-tiles', faan: 1, test: is.hasNoBonusTiles },
  { id: 'own-flower', faan: 1, test: is.hasOwnFlower },
  { id: 'own-season', faan: 1, test: is.hasOwnSeason },
  { id: 'all-flowers', faan: 2, test: is.hasAllFlowers },
  { id: 'all-seasons', faan: 2, test: is.hasAllSeasons },
];

const LIMIT_TESTS: Readonly<Record<(typeof LIMIT_HANDS)[number], is.Test>> = {
  'heavenly-hand': is.isHeavenlyHand,
  'earthly-hand': is.isEarthlyHand,
  'thirteen-orphans': is.isThirteenOrphans,
  'heavenly-gates': is.isHeavenlyGates,
  'concealed-pongs': is.isConcealedPongs,
  'all-kongs': is.isAllKongs,
  'all-honors': is.isAllHonours,
  'pearl-dragon': is.isPearlDragon,
  'ruby-dragon': is.isRubyDragon,
  'jade-dragon': is.isJadeDragon,
  'great-dragons': is.isGreatDragons,
  'great-winds': is.isGreatWinds,
  'eight-bonus-tiles': () => false,
};

const LAST_FIVE: readonly string[] = LIMIT_HANDS.slice(7, 12);

/** What the calculator prints for a win under `hong-kong-old`. */
export function scoreOld(win: Win): object {
  if (win.by === 'bonus-tiles') return scoreEightBonusTiles(win);
  const fourAlikeAreTwoPairs = win.options['sevenPairsDistinct'] === false;
  const forms = { sevenPairs: true, fourAlikeAreTwoPairs };
  const sheets = allReadings(win.hand, forms).map((reading) => sheetOf(reading, win));
  if (sheets.length === 0) return notComplete(deficiencyOf(win.hand, forms));
  const minimum = numberOption(win.options, 'minimumFaan');
  const order = [...LIMIT_HANDS, ...OLD_ITEMS.map((row) => row.id)];
  const legal = sheets.filter((sheet) => sheet.limit || sheet.faan >= minimum);
  if (legal.length === 0) return belowMinimum(bestSheet(sheets, { winner: win.seat, legal: false, order }));
  const best = bestSheet(legal, { winner: win.seat, legal: true, order });
  if (best.limit) return limitOutput(best.ids, best.payments);
  const { faan, bonusFaan, base, items, bonusItems, payments } = best;
  return { legal: true, faan, bonusFaan, limit: false, base, items, bonusItems, payments };
}

function scoreEightBonusTiles(win: Win): object {
  const inForce = limitHandsInForce(win.options).includes('eight-bonus-tiles');
  if (!inForce || win.hand.bonus.length < 8) return notComplete(null);
  return limitOutput(
    ['eight-bonus-tiles'],
    paymentsTo(win.seat, () => wholeLimit(win)),
  );
}

function limitOutput(ids: readonly string[], payments: Payments): object {
  const items = ids.map((id) => ({ id, faan: null }));
  return {
    legal: true,
    faan: null,
    bonusFaan: null,
    limit: true,
    base: null,
    items,
    bonusItems: [],
    payments,
  };
}

function sheetOf(reading: Reading, win: Win): Sheet {
  const limitHands = limitHandsOf(reading, win);
  if (limitHands.length > 0) {
    const payments = paymentsTo(win.seat, () => limitFor(limitHands, win));
    return {
      limit: true,
      ids: limitHands,
      items: [],
      bonusItems: [],
      faan: 0,
      bonusFaan: 0,
      base: 0,
      payments,
    };
  }
  const items = itemsOf(OLD_ITEMS, reading, win);
  const bonusItems = itemsOf(OLD_BONUS_ITEMS, reading, win);
  const faan = sumOfFaan(items);
  const bonusFaan = sumOfFaan(bonusItems);
  const base = baseFor(faan + bonusFaan, win);
  const payments = paymentsTo(win.seat, (loser) => base * 2 ** numberOfDoublings(loser, win));
  return {
    limit: false,
    ids: items.map((item) => item.id),
    items,
    bonusItems,
    faan,
    bonusFaan,
    base,
    payments,
  };
}

/** The limit hands in force that the reading is, in the table's order. */
function limitHandsOf(reading: Reading, win: Win): string[] {
  const inForce = limitHandsInForce(win.options);
  return LIMIT_HANDS.filter((id) => {
    if (!inForce.includes(id)) return false;
    if (needsNoExposedMeld(id, win) && !is.hasNoExposedMeld(win)) return false;
    return LIMIT_TESTS[id](reading, win);
  });
}

function needsNoExposedMeld(id: string, win: Win): boolean {
  return win.options['dragonsConcealed'] === true && LAST_FIVE.includes(id);
}

/** Marked "last tile may be a discard". */
function isMarked(id: string, win: Win): boolean {
  return id === 'thirteen-orphans' || id === 'heavenly-gates' || needsNoExposedMeld(id, win);
}

/** The limit, or half of it for a marked hand not won from the wall and no other limit hand. */
function limitFor(limitHands: readonly string[], win: Win): number {
  const onlyMarked = limitHands.length === 1 && limitHands.every((id) => isMarked(id, win));
  const half = win.options['limitConcealment'] === 'semi-half' && win.by !== 'wall' && onlyMarked;
  return half ? Math.ceil(wholeLimit(win) / 2) : wholeLimit(win);
}

function usesLongerTable(win: Win): boolean {
  return numberOption(win.options, 'minimumFaan') < 3 && win.options['lowHands'] === 'finer';
}

function wholeLimit(win: Win): number {
  return numberOption(win.options, 'limitPoints') * (usesLongerTable(win) ? 8 : 1);
}

function baseFor(faan: number, win: Win): number {
  if (usesLongerTable(win)) {
    if (faan <= 3) return [1, 2, 4, 8][faan] ?? 0;
    if (faan <= 6) return 16;
    return faan <= 9 ? 32 : 64;
  }
  if (faan <= 3) return 1;
  if (faan <= 6) return 2;
  return faan <= 9 ? 4 : 8;
}

function numberOfDoublings(loser: Seat, win: Win): number {
  const dealerDoubles = win.options['dealerDoubles'] === true;
  const reasons = [
    win.by === 'wall',
    loser === win.from,
    dealerDoubles && win.seat === 'E',
    dealerDoubles && loser === 'E',
  ];
  return reasons.filter((holds) => holds).length;
}
