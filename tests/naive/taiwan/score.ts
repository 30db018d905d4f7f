import { addedItems } from '../addedItems';
import { numberOption } from '../options';
import type { Win } from '../parseRequest';
import {
  belowMinimum,
  bestSheet,
  type Item,
  notComplete,
  paymentsTo,
  type Sheet,
  sumOfFaan,
} from '../sheets';
import { deficiencyOf } from './deficiency';
import { EIGHT_BONUS_TILES, ORDER, SEVEN_ROB_ONE, tableFor } from './items';
import { allReadings } from './readings';
import type { Table } from './table';

const ALL_BONUS_TILES = 8;
const DEALER = 'E';

/** What the calculator prints for a win under `taiwan`. */
export function scoreTaiwan(win: Win, table: Table): object {
  if (win.by === 'bonus-tiles') return scoreBonusTiles(win, table);
  const eightPairs = win.options['eightPairs'] === true;
  const rows = tableFor(win.options);
  const sheets = allReadings(win.hand, eightPairs).map((reading) =>
    sheetFor(addedItems(rows, reading, win), win, table),
  );
  if (sheets.length === 0) return notComplete(deficiencyOf(win.hand, eightPairs));
  const minimum = numberOption(win.options, 'minimumFaan');
  const legal = sheets.filter(({ faan }) => faan >= minimum);
  const choice = { winner: win.seat, legal: legal.length > 0, order: ORDER };
  return legal.length > 0 ? output(bestSheet(legal, choice)) : belowMinimum(bestSheet(sheets, choice));
}

function scoreBonusTiles(win: Win, table: Table): object {
  if (win.hand.bonus.length === ALL_BONUS_TILES) return output(sheetFor([EIGHT_BONUS_TILES], win, table));
  const isRobbed = table.holder !== null && win.options['sevenRobOne'] === true;
  return isRobbed ? output(sheetFor([SEVEN_ROB_ONE], win, table)) : notComplete(null);
}

function sheetFor(items: readonly Item[], win: Win, table: Table): Sheet {
  const { options, seat } = win;
  const faan = sumOfFaan(items);
  const most = numberOption(options, 'limitFaan');
  const counted = most > 0 ? Math.min(faan, most) : faan;
  const tai = numberOption(options, 'taiPoints');
  const base = numberOption(options, 'basePoints') + tai * counted;
  const payer = win.from ?? table.holder;
  const isOfDealer = seat === DEALER || payer === null || payer === DEALER;
  const bonusItems = isOfDealer ? dealersItems(win, table) : [];
  const bonusFaan = sumOfFaan(bonusItems);
  return {
    limit: counted < faan,
    ids: items.map(({ id }) => id),
    items,
    bonusItems,
    faan,
    bonusFaan,
    base,
    payments: paymentsTo(seat, (loser) => {
      if (payer !== null && loser !== payer) return 0;
      return base + (seat === DEALER || loser === DEALER ? tai * bonusFaan : 0);
    }),
  };
}

/** What lies between the winner and the dealer besides the hand. */
function dealersItems({ options }: Win, { streak }: Table): Item[] {
  return [
    { id: 'dealer', faan: numberOption(options, 'dealerTai') },
    { id: 'streak', faan: streak * numberOption(options, 'streakTai') },
  ].filter(({ faan }) => faan > 0);
}

function output({ faan, bonusFaan, limit, base, items, bonusItems, payments }: Sheet): object {
  return { legal: true, faan, bonusFaan, limit, base, items, bonusItems, payments };
}
