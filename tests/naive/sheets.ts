import type { Test } from './definitions';
import { faanOf } from './options';
import { SEATS, type Seat, type Win } from './parseRequest';
import type { Reading } from './readings';

/** One row of a rule set's table. */
export interface Row {
  readonly id: string;
  readonly faan: number;
  readonly test: Test;
  /** How many times the faan, where not once. */
  readonly times?: (reading: Reading) => number;
  /** Ids not counted as well. */
  readonly implies?: readonly string[] | ((win: Win) => readonly string[]);
}

export interface Item {
  readonly id: string;
  readonly faan: number;
}

export type Payments = Readonly<Record<Seat, number>>;

/** What one reading is worth. */
export interface Sheet {
  /** A limit hand of the old rules: goes before every other, and its items have no faan. */
  readonly limit: boolean;
  readonly ids: readonly string[];
  readonly items: readonly Item[];
  readonly bonusItems: readonly Item[];
  readonly faan: number;
  readonly bonusFaan: number;
  readonly base: number;
  readonly payments: Payments;
}

/** The rows that count something and hold for the reading, without those that another one implies. */
export function itemsOf(rows: readonly Row[], reading: Reading, win: Win): Item[] {
  const faan = (row: Row): number => faanOf(win.options, row.id, row.faan);
  const holding = rows.filter((row) => row.test(reading, win) && faan(row) > 0);
  const implied = new Set(holding.flatMap((row) => impliedBy(row, win)));
  return holding
    .filter((row) => !implied.has(row.id))
    .map((row) => ({ id: row.id, faan: faan(row) * (row.times?.(reading) ?? 1) }));
}

function impliedBy(row: Row, win: Win): readonly string[] {
  if (typeof row.implies === 'function') return row.implies(win);
  return row.implies ?? [];
}

export function sumOfFaan(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.faan, 0);
}

/** Every loser pays what `pays` says; the winner gets the sum. */
export function paymentsTo(winner: Seat, pays: (loser: Seat) => number): Payments {
  const payments: Record<Seat, number> = { E: 0, S: 0, W: 0, N: 0 };
  for (const seat of SEATS) {
    if (seat === winner) continue;
    const amount = pays(seat);
    payments[winner] += amount;
    payments[seat] = 0 - amount;
  }
  return payments;
}

interface Preference {
  readonly winner: Seat;
  readonly legal: boolean;
  readonly order: readonly string[];
}

/** Limit hands first, then what pays the winner most (legal hands), most faan, items first in the tables. */
export function bestSheet(sheets: readonly Sheet[], preference: Preference): Sheet {
  const [best] = sheets.toSorted((a, b) => compareSheets(a, b, preference));
  if (best === undefined) throw new Error('no reading to choose from');
  return best;
}

function compareSheets(a: Sheet, b: Sheet, { winner, legal, order }: Preference): number {
  if (a.limit !== b.limit) return a.limit ? -1 : 1;
  if (legal && a.payments[winner] !== b.payments[winner]) return b.payments[winner] - a.payments[winner];
  if (a.faan !== b.faan) return b.faan - a.faan;
  return compareIds(a.ids, b.ids, order);
}

/** The first place where the lists differ decides; a list that is over comes after one that goes on. */
function compareIds(a: readonly string[], b: readonly string[], order: readonly string[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = placeOf(a[index], order) - placeOf(b[index], order);
    if (difference !== 0) return difference;
  }
  return 0;
}

function placeOf(id: string | undefined, order: readonly string[]): number {
  return id === undefined ? order.length : order.indexOf(id);
}

/** The output for an incomplete hand. */
export function notComplete(deficiency: number | null): object {
  return { legal: false, reason: 'not-complete', deficiency };
}

/** The output for a complete hand below the minimum. */
export function belowMinimum(sheet: Sheet): object {
  const { faan, bonusFaan, items, bonusItems } = sheet;
  return { legal: false, reason: 'below-minimum', faan, bonusFaan, items, bonusItems };
}
