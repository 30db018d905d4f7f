import type { Omitted, ScoreLine } from '../types';
import { countBits } from './packed';
import type { Pattern } from './patterns';
import type { Reading } from './reading';

/** One row of a rule set's table: a pattern, its value for each time, and the items it makes superfluous. */
export interface Item<Id extends string = string> {
  readonly id: Id;
  readonly value: number;
  readonly pattern: Pattern;
  readonly implies?: readonly string[];
}

/** Rows whose ids are known as types. */
export const itemRows = <Id extends string>(rows: readonly Item<Id>[]): readonly Item<Id>[] => rows;

/** Items in the order of their rule set's table, with what each implies as bits. */
export interface ItemTable {
  readonly items: readonly Item[];
  /** Each item's traits, here once more because most items end with a look at them. */
  readonly traits: readonly number[];
  readonly implied: readonly number[];
  /** What its lines count in. */
  readonly unit: string;
  /** Its items have names and no values, as limit hands. */
  readonly isNamed: boolean;
  /** Lines made so far, by item and count. They are never changed, so that sheets share them. */
  readonly lines: (ScoreLine | undefined)[][];
}

/** Which items of its table a reading has: bits, how often each, and the value of all. */
export interface Tally {
  readonly table: ItemTable;
  found: number;
  /** Items that hold and are part of one that is found. */
  swallowed: number;
  value: number;
  readonly times: number[];
}

/** One bit each. */
const MOST_ITEMS = 32;

export function itemTable(items: readonly Item[], unit: string, isNamed = false): ItemTable {
  if (items.length > MOST_ITEMS)
    throw new Error(`A table of items has at most ${MOST_ITEMS} rows, not ${items.length}.`);
  const bitOf = (id: string): number => {
    const at = items.findIndex((item) => item.id === id);
    return at < 0 ? 0 : 1 << at;
  };
  const implied = items.map(({ implies = [] }) => implies.reduce((bits, id) => bits | bitOf(id), 0));
  const traits = items.map((item) => item.pattern.traits);
  return { items, traits, implied, unit, isNamed, lines: items.map(() => []) };
}

export function newTally(table: ItemTable): Tally {
  return { table, found: 0, swallowed: 0, value: 0, times: [] };
}

/** Finds the items of a reading; what another item of it implies is not counted as well. */
export function tally(into: Tally, reading: Reading): void {
  const { items, traits, implied } = into.table;
  let found = 0;
  let superfluous = 0;
  let value = 0;
  for (let at = 0; at < traits.length; at++) {
    const needed = traits[at]!;
    if ((reading.traits & needed) !== needed) continue;
    const { pattern, value: each } = items[at]!;
    const times = pattern.times ? pattern.times(reading) : 1;
    if (times === 0) continue;
    into.times[at] = times;
    found |= 1 << at;
    superfluous |= implied[at]!;
    value += times * each;
  }
  for (let drop = found & superfluous; drop !== 0; drop &= drop - 1) {
    const at = lowestBit(drop);
    value -= into.times[at]! * items[at]!.value;
  }
  into.found = found & ~superfluous;
  into.swallowed = found & superfluous;
  into.value = value;
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

function fillLines(lines: ScoreLine[], from: number, { table, found, times }: Tally): void {
  let to = from;
  for (let left = found; left !== 0; left &= left - 1) {
    const at = lowestBit(left);
    const count = times[at]!;
    lines[to++] = table.lines[at]![count] ?? newLine(table, at, count);
  }
}

function newLine({ items, unit, isNamed, lines }: ItemTable, at: number, count: number): ScoreLine {
  const { id, value } = items[at]!;
  return (lines[at]![count] = { id, count, value: isNamed ? null : count * value, unit });
}

const NOTHING: readonly Omitted[] = [];

/** The items that hold and are part of another one that counts. */
export function partsOf({ table, found, swallowed }: Tally): readonly Omitted[] {
  if (swallowed === 0) return NOTHING;
  const { items, implied } = table;
  const parts: Omitted[] = [];
  for (let left = found; left !== 0; left &= left - 1) {
    const by = lowestBit(left);
    for (let part = implied[by]! & swallowed; part !== 0; part &= part - 1) {
      swallowed &= ~(part & -part);
      parts.push({ id: items[lowestBit(part)]!.id, code: 'part-of', by: items[by]!.id });
    }
  }
  return parts;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
