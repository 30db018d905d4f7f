import type { Omitted, ScoreLine } from '../types';
import type { Pattern } from './patterns';
import type { Reading } from './reading';

/** One row of a rule set's table: a pattern, its value for each time, and the items it makes superfluous. */
export interface Item {
  readonly id: string;
  readonly value: number;
  readonly pattern: Pattern;
  readonly implies?: readonly string[];
}

/** Items in the order of their rule set's table, with what each implies as bits. */
export interface ItemTable {
  readonly items: readonly Item[];
  /** Each item's traits, here once more because most items end with a look at them. */
  readonly traits: readonly number[];
  readonly implied: readonly number[];
}

/** Which items of a table a reading has: bits, how often each, and the value of all. */
export interface Tally {
  found: number;
  /** Items that hold and are part of one that is found. */
  swallowed: number;
  value: number;
  readonly times: number[];
}

/** One bit each. */
const MOST_ITEMS = 32;

export function itemTable(items: readonly Item[]): ItemTable {
  if (items.length > MOST_ITEMS)
    throw new Error(`A table of items has at most ${MOST_ITEMS} rows, not ${items.length}.`);
  const bitOf = (id: string): number => {
    const at = items.findIndex((item) => item.id === id);
    return at < 0 ? 0 : 1 << at;
  };
  const implied = items.map(({ implies = [] }) => implies.reduce((bits, id) => bits | bitOf(id), 0));
  return { items, traits: items.map((item) => item.pattern.traits), implied };
}

export function newTally(): Tally {
  return { found: 0, swallowed: 0, value: 0, times: [] };
}

/** Finds the items of a reading; what another item of it implies is not counted as well. */
export function tally({ items, traits, implied }: ItemTable, reading: Reading, into: Tally): void {
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

/** Where the lines of a tally go, and the unit they count in. `isNamed`: they have names and no values. */
export interface LineTarget {
  readonly lines: ScoreLine[];
  readonly unit: string;
  readonly isNamed?: boolean;
}

/** Adds the score lines of a tally, in the table's order. */
export function addLines(
  { lines, unit, isNamed = false }: LineTarget,
  { items }: ItemTable,
  { found, times }: Tally,
): void {
  for (let left = found; left !== 0; left &= left - 1) {
    const at = lowestBit(left);
    const { id, value } = items[at]!;
    const count = times[at]!;
    lines.push({ id, count, value: isNamed ? null : count * value, unit });
  }
}

const NOTHING: readonly Omitted[] = [];

/** The items that hold and are part of another one that counts. */
export function partsOf({ items, implied }: ItemTable, { found, swallowed }: Tally): readonly Omitted[] {
  if (swallowed === 0) return NOTHING;
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
