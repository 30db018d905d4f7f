import { missingForMelds } from '../deficiency';
import { numberOption } from '../options';
import { allTiles, type Hand, type Seat, type Win } from '../parseRequest';
import { allReadings, type Reading } from '../readings';
import { notComplete, paymentsTo, type Payments } from '../sheets';
import { countKinds, suitOf } from '../tiles';
import { TABLE } from './items';
import type { Table } from './table';

export interface Worth {
  /** Before the cap. */
  readonly fan: number;
  readonly items: readonly { readonly id: string; readonly fan: number }[];
}

const MELDS = 4;
const PAIRS = 7;
const TILES = 14;
const MOST_SUITS = 2;

/** What the calculator prints for a win under `sichuan`. */
export function scoreSichuan(win: Win, table: Table): object {
  const worth = worthOf(win);
  if (worth === null) return notComplete(deficiencyOf(win.hand));
  if (!keepsToSuits(allTiles(win.hand), table.void)) return { legal: false, reason: 'void-suit' };
  if (isBelowMinimum(worth, win)) return { legal: false, reason: 'below-minimum', ...worth };
  const { value, isLimit } = valueOf(worth, win);
  return {
    legal: true,
    fan: worth.fan,
    limit: isLimit,
    value,
    items: worth.items,
    payments: paymentsOf(win, table, value),
  };
}

/** At most two suits, and nothing of the one given up. */
export function keepsToSuits(tiles: readonly number[], given: number | null): boolean {
  const suits = new Set(tiles.map(suitOf));
  return suits.size <= MOST_SUITS && (given === null || !suits.has(given));
}

export function isBelowMinimum({ fan }: Worth, { options }: Win): boolean {
  return fan < numberOption(options, 'minimumFan');
}

/** The reading with most fan, of those the one whose items come first; null where the tiles are no form. */
export function worthOf(win: Win): Worth | null {
  const readings = allReadings(win.hand, { sevenPairs: true, fourAlikeAreTwoPairs: true });
  const [best] = readings.map((reading) => countItems(reading, win)).toSorted(compareWorths);
  return best ?? null;
}

function countItems(reading: Reading, win: Win): Worth {
  const named = win.options['extraItems'];
  const items = TABLE.filter(
    ({ id, isExtra }) => !isExtra || (Array.isArray(named) && named.includes(id)),
  ).flatMap(({ id, fan, times }) => {
    const often = times(reading, win);
    return often > 0 ? [{ id, fan: fan * often }] : [];
  });
  return { fan: items.reduce((sum, { fan }) => sum + fan, 0), items };
}

function compareWorths(a: Worth, b: Worth): number {
  if (a.fan !== b.fan) return b.fan - a.fan;
  for (const { id } of TABLE) {
    const [inA, inB] = [a, b].map(({ items }) => items.some((item) => item.id === id));
    if (inA !== inB) return inA === true ? -1 : 1;
  }
  return 0;
}

export function valueOf({ fan }: Worth, { options }: Win): { value: number; isLimit: boolean } {
  const most = numberOption(options, 'limitFan');
  const isLimit = most > 0 && fan >= most;
  return { value: 2 ** (isLimit ? most : fan), isLimit };
}

function paymentsOf(win: Win, { out, fedBy }: Table, value: number): Payments {
  const { seat, by, from, options, situation } = win;
  const isFed = situation.has('kong-replacement') && options['fedKongWin'] === 'feeder' && fedBy !== null;
  const point = options['selfDrawn'] === 'add-base' ? 1 : 0;
  return paymentsTo(seat, (loser: Seat) => {
    if (by !== 'wall') return loser === from ? value : 0;
    if (isFed) return loser === fedBy ? value : 0;
    return out.includes(loser) ? 0 : value + point;
  });
}

/** The least number of tiles to exchange, whatever their suits, until one more can complete a form. */
function deficiencyOf(hand: Hand): number {
  const missing = [missingForMelds(hand, MELDS - hand.melds.length)];
  if (hand.melds.length === 0) missing.push(missingForPairs(hand));
  return Math.min(...missing) - 1;
}

function missingForPairs(hand: Hand): number {
  const pairs = countKinds(allTiles(hand)).flatMap((count) => [Math.min(count, 2), Math.max(0, count - 2)]);
  const held = pairs.toSorted((a, b) => b - a).slice(0, PAIRS);
  return held.reduce((left, tiles) => left - tiles, TILES);
}
