import { addedItems } from '../addedItems';
import { deficiencyOf } from '../deficiency';
import { isTaken } from '../definitions';
import { faanOf, numberOption } from '../options';
import type { Options } from '../options';
import type { Win } from '../parseRequest';
import { allReadings } from '../readings';
import {
  belowMinimum,
  bestSheet,
  type Item,
  notComplete,
  paymentsTo,
  type Sheet,
  sumOfFaan,
} from '../sheets';
import { TABLE } from './items';
import { formsOf } from './waits';

const ALL_BONUS_TILES = 8;
const EIGHT_BONUS_TILES = { id: 'eight-bonus-tiles', faan: 20 };

/** What the calculator prints for a win under `hong-kong-new`. */
export function scoreHongKongNew(win: Win): object {
  if (win.by === 'bonus-tiles') {
    const { id, faan: usual } = EIGHT_BONUS_TILES;
    const faan = faanOf(win.options, id, usual);
    const isWin = win.hand.bonus.length === ALL_BONUS_TILES && faan > 0;
    return isWin ? outputFor([sheetFor([{ id, faan }], win)], win) : notComplete(null);
  }
  const forms = formsOf(win.options);
  const sheets = allReadings(win.hand, forms).map((reading) =>
    sheetFor(addedItems(tableOf(win.options), reading, win), win),
  );
  return sheets.length > 0 ? outputFor(sheets, win) : notComplete(deficiencyOf(win.hand, forms));
}

/** The table with what items count; one that counts nothing swallows nothing. */
function tableOf(options: Options): typeof TABLE {
  return TABLE.map((row) => ({ ...row, faan: faanOf(options, row.id, row.faan) })).filter(
    ({ faan }) => faan > 0,
  );
}

function sheetFor(items: readonly Item[], win: Win): Sheet {
  const faan = sumOfFaan(items);
  const most = numberOption(win.options, 'limitFaan');
  const base = most > 0 ? Math.min(faan, most) : faan;
  return {
    limit: false,
    ids: items.map(({ id }) => id),
    items,
    bonusItems: [],
    faan,
    bonusFaan: 0,
    base,
    payments: paymentsTo(win.seat, (loser) => {
      const { seat, from, options } = win;
      const isOfEast = options['dealerDoubles'] === true && (seat === 'E' || loser === 'E');
      const doubles = [!isTaken(win), isTaken(win) && loser === from, isOfEast].filter(Boolean).length;
      return base * 2 ** doubles;
    }),
  };
}

function outputFor(sheets: readonly Sheet[], win: Win): object {
  const order = [...TABLE, EIGHT_BONUS_TILES].map(({ id }) => id);
  const minimum = numberOption(win.options, 'minimumFaan');
  const legal = sheets.filter(({ faan }) => faan >= minimum);
  if (legal.length === 0) return belowMinimum(bestSheet(sheets, { winner: win.seat, legal: false, order }));
  const { faan, base, items, payments } = bestSheet(legal, { winner: win.seat, legal: true, order });
  return { legal: true, faan, bonusFaan: 0, limit: base < faan, base, items, bonusItems: [], payments };
}
