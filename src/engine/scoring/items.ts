import type { WinContext } from '../rules';
import type { Omitted, ScoreLine } from '../types';
import { countBits } from './packed';
import type { Reading } from './reading';
import type { SetReading } from './setReadings';
import { TRAITS } from './traits';

/** Places among the groups of a reading: what an item rests on once. */
export type Places = readonly number[];

/**
 * Something a reading of a won hand can have. All its traits must hold. `times` says how often it has it, by small
 * integers; `sets` the same by its sets, as a number or by the groups of each time. Once, where neither is given.
 */
export interface Pattern {
  readonly traits: number;
  readonly times?: (reading: Reading, win: WinContext) => number;
  readonly sets?: (reading: SetReading, win: WinContext) => number | readonly Places[];
}

/** What an item counts each time. A function where that depends on the reading; 0: it does not count. */
export type Value = number | ((reading: Reading) => number);

/** One row of a game's table. */
export interface Item<Id extends string = string, V extends Value = Value> {
  readonly id: Id;
  readonly value: V;
  readonly pattern: Pattern;
  /** Items that do not count beside it. */
  readonly implies?: readonly string[];
  /** Items that do not count beside it, and then imply nothing themselves. */
  readonly displaces?: readonly string[];
  /** Items of which one time does not count beside it. */
  readonly impliesOne?: readonly string[];
  /** It does not count for a group that one of these items rests on. */
  readonly notWithin?: readonly string[];
  /** It ties the groups together that it rests on: no two of them may be tied before, directly or over others. */
  readonly ties?: true;
  /** It counts only where nothing else does. */
  readonly alone?: true;
}

/** Rows whose ids are known as types, and whether all their values are numbers. */
export const itemRows = <Id extends string, V extends Value>(
  rows: readonly Item<Id, V>[],
): readonly Item<Id, V>[] => rows;

/** The ids of rows: what a game's `Names` needs to know, so that each has a word. */
export type IdsIn<Rows extends readonly { readonly id: string }[]> = Rows[number]['id'];

/** A value that a concealed hand counts, and one for others; 0: not at all. */
export function closedOrOpen(closed: number, open: number): Value {
  return ({ traits }) => ((traits & TRAITS.noExposedMelds) === 0 ? open : closed);
}

/** How the rows of a table count together. */
interface Counting {
  /** What its lines count in. */
  readonly unit: string;
  /** Its items have names and no values on a sheet, as limit hands. */
  readonly isNamed?: boolean;
  /** What it comes to: the sum of all, or the dearest alone. */
  readonly of?: 'all' | 'dearest';
  /** Whose `implies` hold: those of every item that is found, or from the top down of those that count. */
  readonly implying?: 'found' | 'counted';
}

/** Items in the order of their game's table, which breaks ties. */
export interface ItemTable extends Required<Counting> {
  readonly items: readonly Item[];
  /** Each item's traits, here once more because most items end with a look at them. */
  readonly traits: readonly number[];
  /** What each counts, also here once more; `DEPENDS` where that depends on the reading. */
  readonly values: readonly number[];
  /** What each implies as bits, where the table fits into them; else null, and readings are made of sets. */
  readonly implied: readonly number[] | null;
  /** Lines made so far, by item and count. They are never changed, so that sheets share them. */
  readonly lines: (ScoreLine | undefined)[][];
}

/** One bit each. */
const MOST_BITS = 32;
const DEPENDS = -1;

/** A table may have any length. Short ones without patterns of sets and ties are counted as bits, which is fast. */
export function itemTable(items: readonly Item[], counting: Counting): ItemTable {
  const { unit, isNamed = false, of = 'all', implying = 'found' } = counting;
  const bitOf = (id: string): number => {
    const at = items.findIndex((item) => item.id === id);
    return at < 0 ? 0 : 1 << at;
  };
  const fits = items.length <= MOST_BITS && implying === 'found' && items.every(isPlain);
  return {
    items,
    traits: items.map((item) => item.pattern.traits),
    values: items.map(({ value }) => (typeof value === 'number' ? value : DEPENDS)),
    implied: fits ? items.map(({ implies = [] }) => implies.reduce((bits, id) => bits | bitOf(id), 0)) : null,
    unit,
    isNamed,
    of,
    implying,
    lines: items.map(() => []),
  };
}

function isPlain({ pattern, displaces, impliesOne, notWithin, ties, alone }: Item): boolean {
  return !pattern.sets && !displaces && !impliesOne && !notWithin && !ties && !alone;
}

/** Which items of its table a reading has: bits, how often each, and the value of all. */
export interface Tally {
  readonly table: ItemTable;
  readonly implied: readonly number[];
  found: number;
  /** Items that hold and are part of one that is found. */
  swallowed: number;
  value: number;
  readonly times: number[];
  readonly values: number[];
}

export function newTally(table: ItemTable): Tally {
  const { implied } = table;
  if (!implied) throw new Error(`The table that counts in ${table.unit} does not fit into bits.`);
  return { table, implied, found: 0, swallowed: 0, value: 0, times: [], values: [] };
}

/** Finds the items of a reading; what another item of it implies is not counted as well. */
export function tally(into: Tally, reading: Reading, win: WinContext): void {
  const { items, traits, values: fixed, of } = into.table;
  const { implied, times, values } = into;
  let found = 0;
  let superfluous = 0;
  let sum = 0;
  for (let at = 0; at < traits.length; at++) {
    const needed = traits[at]!;
    if ((reading.traits & needed) !== needed) continue;
    const { times: countOf } = items[at]!.pattern;
    const count = countOf ? countOf(reading, win) : 1;
    if (count === 0) continue;
    const each = fixed[at]!;
    const worth = count * (each === DEPENDS ? valueOf(items[at]!, reading) : each);
    if (worth === 0) continue;
    times[at] = count;
    values[at] = worth;
    found |= 1 << at;
    superfluous |= implied[at]!;
    sum += worth;
  }
  for (let drop = found & superfluous; drop !== 0; drop &= drop - 1) sum -= values[lowestBit(drop)]!;
  into.found = found & ~superfluous;
  into.swallowed = found & superfluous;
  into.value = of === 'all' ? sum : dearest(into);
}

function valueOf({ value }: Item, reading: Reading): number {
  return typeof value === 'number' ? value : value(reading);
}

function dearest({ found, values }: Tally): number {
  let most = 0;
  for (let left = found; left !== 0; left &= left - 1) most = Math.max(most, values[lowestBit(left)]!);
  return most;
}

/** Whether one set of items goes before another of the same worth: the first item that only one has decides. */
export function comesFirst(found: number, other: number): boolean {
  const differing = found ^ other;
  return (found & differing & -differing) !== 0;
}

/** The score lines of a tally, in its table's order, and of a second one after it. */
export function linesOf(first: Tally, second: Tally | null = null): ScoreLine[] {
  const count = countBits(first.found);
  const lines = Array<ScoreLine>(second === null ? count : count + countBits(second.found));
  fillLines(lines, 0, first);
  if (second !== null) fillLines(lines, count, second);
  return lines;
}

function fillLines(lines: ScoreLine[], from: number, { table, found, times, values }: Tally): void {
  let to = from;
  for (let left = found; left !== 0; left &= left - 1) {
    const at = lowestBit(left);
    const count = times[at]!;
    const made = table.lines[at]![count];
    lines[to++] = made ?? newLine(table, at, { count, value: values[at]! });
  }
}

/** Lines of one value are kept. */
function newLine(
  table: ItemTable,
  at: number,
  { count, value }: { count: number; value: number },
): ScoreLine {
  const { id, value: each } = table.items[at]!;
  const line = { id, count, value: table.isNamed ? null : value, unit: table.unit };
  if (table.isNamed || typeof each === 'number') table.lines[at]![count] = line;
  return line;
}

const NOTHING: readonly Omitted[] = [];

/** The items that hold and are part of another one that counts. */
export function partsOf({ table, implied, found, swallowed }: Tally): readonly Omitted[] {
  if (swallowed === 0) return NOTHING;
  const { items } = table;
  let rest = swallowed;
  const parts: Omitted[] = [];
  for (let left = found; left !== 0; left &= left - 1) {
    const by = lowestBit(left);
    for (let part = implied[by]! & rest; part !== 0; part &= part - 1) {
      rest &= ~(part & -part);
      parts.push({ id: items[lowestBit(part)]!.id, code: 'part-of', by: items[by]!.id });
    }
  }
  return parts;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
